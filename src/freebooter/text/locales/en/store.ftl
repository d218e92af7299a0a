# Database errors.

error-store-scheme = That isn't a database address. Write it as sqlite:///FILE or postgresql://USER@SERVER/NAME.
error-store-address = Can't understand the PostgreSQL address. Write it as postgresql://USER@SERVER/NAME.
error-store-not-writable = Can't write a database in the folder { $folder }. Choose another with FREEBOOTER_DATA.
error-store-not-a-database = { $file } isn't a database. Move it, or choose another file.
error-store-in-use = Another server is using the database { $file }. Stop it, or choose another file.
error-archive = Can't write records in the folder { $folder } ({ $problem }). Choose another with --archive.
error-store-newer = The database is from a newer version of Freebooter. Update this one.
error-store-unreachable = PostgreSQL doesn't answer at { $server }. Check the address and that it's running.
error-store-login = PostgreSQL at { $server } denied access. Check the user, password, and database name.
error-store-rights = PostgreSQL at { $server } won't let us create tables. Grant the user that right in this database.
error-store-extra = The PostgreSQL driver is missing. Install it with “pip install 'freebooter[server]'”.
