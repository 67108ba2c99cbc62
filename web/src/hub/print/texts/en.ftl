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

## What can be printed, and on what

print-back = ← Back to reading
print = Print
print-sheets = Sheets
print-codes = QR codes come with a table: open its sheets from Control’s menu.
print-paper = Paper
paper-a4 = A4
paper-letter = Letter
print-ink = Ink
print-colour = Colour
print-saving = Saving ink
size-any = As large as their texts ask
# $size: "63 × 88 mm"
size-found = As large as their texts ask: { $size }
size-of = { $name }, { $size }
size-poker = Poker
size-tarot = Tarot
size-jumbo = Jumbo
print-backs = Backs
print-backs-too = Print the backs
print-turn = Print on both sides and let the printer turn the paper over its long edge.
# $texts: titles of cards, "“The Hydra” and 3 more"
print-shortened = To stay legible these go without their opening text, and the longest without the words of their options: { $texts }.
print-cut = Too long for their place: { $texts }.
print-scale = In the browser’s window choose 100 per cent, not “fit to page”.
# $names: some names with commas between
some-of = { $names } and { $n } more
# $name: of a kind of cards.
page-of = { $name }, sheet { $n } of { $all }
page-backs = { $name }, backs of sheet { $n }
