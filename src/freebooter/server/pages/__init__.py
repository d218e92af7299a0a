"""What browsers are sent besides messages: pages, files and texts of the web client. `screens.Pages` has it all."""
