### What is kept of whom, where, for how long and by whom.

kept-by = By whom
kept-keeper = By { $keeper }. The makers of the program get nothing: it sends nothing to anybody.
kept-keeper-unknown = By whoever runs this server. Whoever invited you, or Control, can tell you who that is. The makers of the program get nothing: it sends nothing to anybody.
kept-what = What
kept-record = For each table, its record: every choice and when it was made, what came of it, the words between seats and Control, and the names that people typed for their devices and for the table. With it the table can be taken up after a power cut, told as a chronicle, and checked. Of the keys by which devices come back only hashes are kept. Of those who make tables here, the name under which they were invited is kept.
# The words in quotation marks are those of menu-leave.
kept-nothing = Nobody needs an account. No address, no e-mail, no cookie and no picture of anybody is kept, and what the server logs names neither people nor choices. Your device keeps the key to your seat, so that it finds its way back; “Give up the seat on this device” in the page’s menu takes it away.
kept-where = Where
kept-places = In the journal on the server, and in the backups of it that its operator makes. Whoever is Control of a table can save its chronicle and its file, and so keeps what is in them.
kept-how-long = How long
# $days is "some" until the server has said it.
kept-time = A table is kept until whoever runs it archives or deletes it. An archived table is closed to everybody and is purged after { $days ->
    [some] some days
    [one] 1 day
   *[other] { $days } days
  }; a deleted one is purged at once. Then nothing is left of it but its code, so that no other table gets that. Backups have it until newer ones replace them.
kept-wishes = Your wishes
kept-ask = To have a name changed, ask Control of your table. To have a table deleted, ask whoever runs it, or whoever runs this server.
