### What stands around printed sheets, not on them.

# What the page is called in Control's list of devices.
device = Printed sheets
none = No sheets here
none-what = This page prints the sheets of a table. Open it from that table’s menu, or from the list of tables.
no-key = This device does not hold Control’s key to the table. Open it there.
unread = The sheets cannot be read.
fetched = The sheets are on their way.

## The preview of files that somebody writes

not-ready = These files are not ready
mend = Mend them and save: this page looks again by itself.
stopped = The preview has stopped: the program in the terminal does not answer. What you see is its last word.
as-before = You see the files as they were before. This page looks again by itself.
