### What is said before an evening: whether phones, projector and machine are ready.

## How something stands, for a screen reader

is-good = Good
is-look = Worth a look
is-bad = Not ready
is-unknown = Not known

## The chart for the projector

chart = Chart
chart-corners = All four corners in sight? If not, set the projector’s picture size, or the screen’s.
chart-whole = Fill the screen
# Letters and figures to be read from far away, in the language's own letters.
chart-line = NOMOS 3865
chart-line-far = Who sits farthest reads this aloud: NOMOS 3865
chart-last = Everything the game shows is at least as large as the last line. If it cannot be read from the last row: a darker room, a larger picture, or people nearer.

## A phone

phone-asking = Asking the server…
phone-lost = The server stopped answering. Is the phone still in the network?
phone-good = This phone gets through
phone-bad = This phone does not get through well
phone-way = The way
phone-clock = The clock
phone-again = Measure again
phone-on = To the code of the table
trip-good = { $took } ms to the server and back.
trip-look = { $took } ms to the server and back: usable. Nearer to the router is better.
trip-bad = { $took } ms to the server and back: too slow for turns of seconds. Try another network.
clock-good = The clocks agree.
clock-ahead = This clock is { $seconds } s ahead; the game corrects that.
clock-behind = This clock is { $seconds } s behind; the game corrects that.

## The server's address

address-local = Only this machine reaches it.
address-none = The machine has no address in this network: is the cable in, the Wi-Fi on?
address-vpn = An address of a VPN: phones outside it do not reach it.
address-good = Phones in the same network reach it.
address-unknown = Reached if the network knows this name or address. Try it with a phone.
hint-guests = Guest network
hint-guests-says = Many keep devices apart. Use the house’s own network, or a router of your own.
hint-firewall = Firewall
hint-firewall-says = Let the program in: on Windows for private networks, on macOS under Network, Firewall.
hint-vpn = VPN
hint-vpn-says = Switch it off on this machine and on the phone while you play.
hint-mobile = Mobile data
hint-mobile-says = A phone that leaves a Wi-Fi without internet asks first: stay connected.

## The machine

disk-none = The data folder cannot be written.
disk-good = { $took } ms for each choice: quick.
disk-look = { $took } ms for each choice: it will do.
disk-bad = { $took } ms for each choice: slow. Put the data folder on the machine’s own disk.
space-unknown = This system does not say how much is free.
space-good = { $free } GB free. An evening takes a few megabytes.
space-bad = { $free } GB free: make room before you begin.
backup-none = None. Start the program with --backup and the folder of a USB stick.
backup-good = Every { $minutes } min to { $folder }.
# $remark is a sentence of the server's.
backup-bad = Every { $minutes } min to { $folder }. { $remark }
spare-none = None. A second laptop can keep the evening as it happens.
projector-good = Its page is open and in sight.
projector-covered = Its page is open, but covered or asleep.
projector-gone = Its page was open and is gone.
projector-none = Its page is not open yet.
power-unknown = This browser does not say. Is the charger in, and in a live socket?
power-mains = On the mains, battery at { $level } %.
power-battery = On battery, { $level } % left. Plug the charger in.
awake-good = The screen stays on while this page is in front.
awake-refused = The browser refuses. Set the power options of the machine to never sleep.
awake-insecure = Pages without https cannot ask. Set the power options of each machine to never sleep.
