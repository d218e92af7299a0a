# The database.

error-store-scheme = The database must be given as sqlite:///FILE or postgresql://USER@SERVER/NAME.
error-store-address = The address of the PostgreSQL database cannot be understood; write it as postgresql://USER@SERVER/NAME.
error-store-not-writable = The database cannot be written in the folder { $folder }; name another one with FREEBOOTER_DATA.
error-store-not-a-database = { $file } is not a database; move it away or name another file.
error-store-in-use = Another server already uses the database { $file }; stop it, or name another file.
error-archive = Records cannot be written in the folder { $folder } ({ $problem }); name another one with --archive.
error-store-newer = The database was made by a newer Freebooter; update this one.
error-store-unreachable = PostgreSQL does not answer at { $server }; check the address, and that it is running.
error-store-login = PostgreSQL at { $server } does not let us in; check the user, the password and the name of the database.
error-store-rights = PostgreSQL at { $server } does not let us make our tables; give the user the right to create in this database.
error-store-extra = The parts for a server are missing; install them with “pip install 'freebooter[server]'”.
