### What the agenda, the motions and the laws say on Control's screen.

## The Assembly

assembly = Assembly
assembly-left = { $n ->
    [one] 1 motion
   *[other] { $n } motions
} to decide
# In the list of all acts.
act-agenda = Agenda of the Assembly
act-agenda-says = Its motions: add, reword, move, split, put off.
act-agenda-waiting = { $n ->
    [one] 1 proposal waits.
   *[other] { $n } proposals wait.
} Its motions: add, reword, move, split, put off.
act-add = Add a motion…
act-add-says = An article, a law or something to be done, for the agenda.
act-proclaim = Proclaim a law…
act-proclaim-says = For a Magistrate or by Control; in force at once.

## A motion

# What a motion is.
motion-article = Article
motion-law = Law
motion-deed = Resolution
# How far it is.
motion-now = Before the Assembly
motion-adopted = Adopted
motion-rejected = Rejected
motion-postponed = Put off
# $kind: Article, Law or Resolution. $source: a card's title, "Control", "the Medes".
motion-kind = { $kind }, from { $source }
# What is held up on the projector: "Hold up the motion “Of Goats” on the projector".
motion-named = the motion “{ $title }”
motion-earlier = “{ $title }” earlier
motion-later = “{ $title }” later
motion-read = Read it now
motion-reword = Reword…
motion-split = Split…
motion-put-off = Put it off
motion-take-in = Put it back on
motion-withdraw = Withdraw…
withdraw-title = Withdraw “{ $title }”
withdraw-says = The motion leaves the agenda. The log keeps the reason.
withdraw-says-now = The motion leaves the agenda and the floor. The log keeps the reason.
withdraw-go = Withdraw the motion

## What Archons propose

proposed = Proposed
# $kind: Article, Law or Resolution.
proposed-by = { $kind }, proposed by { NAME($who, form: "the") }
# $amiss: a sentence on why it cannot be admitted.
proposed-amiss = { $amiss } Reword it, or decline it.
proposed-admit = Admit it as it is
proposed-reword = Admit it reworded…
proposed-decline = Decline…
decline-title = Decline “{ $title }”
decline-says = The Archon of { NAME($who, form: "the") } reads your reason.
decline-go = Decline it

## Writing a text

text-title = Title
text = Text
# How long a text is, and may be.
text-room = { $n } of { $most }
end = How long it stands
end-removed = Until it is repealed
end-cycle = To the end of the cycle
end-round = To the end of the Action Round
end-act = To the end of the Act
ready = Ready texts
ready-article = Article
ready-in = { $number }. { $title }
ready-none-in = { $number }. { $title } (no text ready)
ready-none = There is no ready text for this article.
lacks-title = Write a title.
lacks-text = Write the text.
lacks-room = Shorten the text to at most { NUMBER($most, useGrouping: 0) } characters.
lacks-parts = Split the motion into 2 to 6 parts.
# $lacks: one of the sentences above, with a small letter.
lacks-in-part = Part { $number }: { $lacks }
lacks-sums = Write both sums; 0 where nobody raised a hand.

## What the program obeys of a text

lever = What the program obeys of it
lever-nothing = Nothing: people see to it themselves
# Over those that say who has a right.
lever-who = Who
lever-rulings = Rulings
lever-ties = How tied votes are decided
lever-ties-who = Who decides tied votes
lever-supremacy = Who holds supremacy
lever-nobody = Nobody
lever-citizen = Whether a faction has citizenship
lever-citizens = Who the citizens are
lever-chosen = Citizens
lever-faction = Which faction
lever-whether = Whether they are citizens
# Stands after the choice of a faction.
lever-are = are citizens
lever-are-not = are not citizens
tie-control = Control
tie-prytanis = The Prytanis
tie-fails = Nobody: the motion fails
tie-archon = The Archon of { NAME($who, form: "the") }
lever-says-nothing = People see to it themselves; the program does nothing about it.
lever-says-nobody-supreme = Nobody holds supremacy: Control picks among those tied for Prytanis.
lever-says-supreme = { NAME($who, form: "the", start: "yes") } hold supremacy.
lever-says-no-citizens = Nobody is a citizen.
# $who: a list of names.
lever-says-citizens = Citizens are { $who }, and nobody else.
lever-says-citizen = { NAME($who, form: "the", start: "yes") } are citizens.
lever-says-no-citizen = { NAME($who, form: "the", start: "yes") } are not citizens.
lever-says-tie-control = Control decides tied votes.
lever-says-tie-prytanis = The Prytanis decides tied votes.
lever-says-tie-fails = A tied motion fails.
lever-says-archon = The Archon of { NAME($who, form: "the") } decides tied votes.
lever-lacks = This ruling takes a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.

## Asking first

decline-reason = Reason, for the Archon
