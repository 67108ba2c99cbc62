### What is said of own notes.

notes = My notes
notes-gist = { $count ->
    [one] 1 note
   *[other] { $count } notes
  }
notes-gist-none = none yet
notes-says = Who promised what? Only this phone keeps it; nobody else reads it.
notes-any = Whatever you want to remember
