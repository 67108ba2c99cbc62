### What the projector says of itself.

# What the device is called in Control's list, and the title of the page.
projector = Projector
asking = Which table shall be shown?
asking-code = Code
asking-show = Show
connecting = Connecting
reconnecting = Reconnecting

## While the table stands still, in large letters

paused = Paused
break = Break
table-waits = The table waits
goes-on-by-itself = The server will go on by itself

## For whoever stands at the machine

sound-wake = Touch once for sound
# M and F are keys.
sound-on = Sound on (M)
sound-off = Sound off (M)
speaks = Read announcements out (S)
full-screen = Full screen (F)
shows = What this projector shows
