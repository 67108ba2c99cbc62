### What a seat says at its first step: who one is, and what is asked.

me-onlooker = Onlooker
me-exiled = In exile: no vote
me-prytanis = Prytanis
me-citizen = Citizen
# $because: nothing, or the article in brackets, with a space before it.
me-no-citizen = Not a citizen{ $because }
me-menu = Menu
where-act = Act { $act }
where-cycle = Act { $act } · Cycle { $cycle }

status-connecting = Connecting
status-live = Connected
status-lost = Connection lost
status-closed = Disconnected
what-now = What can I do now?

strip-diplomacy = The council rises after this phase.
strip-extra = When the clock is out, you have { $seconds } s more.
nudged = Control asks for your attention
# $ask: what is asked of this Archon, as a title.
nudged-now = Control waits for you: { $ask }

mode-paper = Your seat is played on paper
mode-paper-says = Control enters for you what you write or say.
mode-scripted = The program plays your seat
mode-scripted-says = Until you take it back.
mode-absent = Your seat is marked absent
mode-absent-abstain = You abstain, bid nothing and pass.
mode-absent-control = Control decides for you.
mode-absent-follow = Your vote follows { NAME($who, form: "the") }.
mode-here = I am here

side-hero = Heroes
side-grant = Grant influence
side-give = Give tokens

chair-do = Let { NAME($who, form: "the") } preside

# A seat that nobody has taken, under its name.
seat-free = free

brief-read = Read your brief
brief-title = { NAME($who, start: "yes") }

deploy-began = The deployment has begun.
