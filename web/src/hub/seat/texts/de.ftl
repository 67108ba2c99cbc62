### Was Handys und gemeinsame Tablets sagen: auf dem Weg zum Tisch, am Sitz und beim Zuschauen.

## Wie Geräte in der Liste der Spielleitung heißen, bis jemand sie benennt

device-phone = Ein Handy

## Die erste Seite

landing-phone = Dein Handy wird dein Sitz in einem Spiel für einen ganzen Saal. Es wird nichts installiert.
landing-tablet = Dieses Tablet wird der Bildschirm mehrerer Sitze. Es wird nichts installiert.
landing-code = Der Code deines Tisches
landing-type = Gib zuerst den Code des Tisches ein. Er steht auf der Leinwand.
landing-away = Der Server antwortet im Moment nicht. Diese Seite versucht es von selbst weiter.
landing-enter = Eintreten
landing-share = Tablet gemeinsam nutzen
look-on = Ohne Sitz zuschauen
several-seats = Ein Tablet für mehrere Sitze
your-seats = Deine Sitze
landing-shared = gemeinsam
landing-running = Tische, bei denen man zuschauen kann
landing-control = Du leitest das Spiel? Öffne den Link, den das Programm beim Start gezeigt hat, oder <page>die Seite der Spielleitung</page> auf dem Gerät, auf dem der Tisch entstanden ist.

## Tische, die jeder finden darf

running-title = Laufende Tische
running-unread = Die Tische lassen sich nicht lesen.
running-none = Im Moment wird hier kein Tisch gezeigt. Mit dem Code eines Tisches kommst du von der ersten Seite dorthin.
running-over = Das Spiel ist aus
running-look-on = Zuschauen
running-looked-for = Tische werden gesucht …
a-code = Der Code eines Tisches

## Einen Sitz wählen

join-which = Welche Fraktion führst du an?
join-full = Alle Sitze sind besetzt. Um einen zu teilen, frag die Spielleitung nach seinem Code und berühre dann den Sitz.
join-over = Dieses Spiel ist zu Ende. Ein Sitz, der deiner ist, zeigt noch, wie es ausging.
join-chronicle = Die Chronik lesen
join-locked = Die Spielleitung hat die Türen geschlossen. Mit dem Code eines Sitzes kommst du noch hinein: Frag die Spielleitung danach und berühre dann deinen Sitz.
join-code = Der Code { NAME($who, form: "genitive") }
# Below the field for it.
join-code-stands = Er steht auf der Karte des Sitzes. Die Spielleitung kann ihn auch zeigen oder den Sitz freigeben.
code-stands = Der Code { NAME($who, form: "genitive") } steht auf dem Bildschirm der Spielleitung.
your-name = Dein Name
lead = { NAME($who, form: "accusative", start: "yes") } anführen
taken = besetzt
another-code = Anderer Code
table-looked-for = Der Tisch wird gesucht …
table-sought = Der Tisch wird gesucht …
table-away = Der Tisch ist nicht zu erreichen.
table-moved = Vielleicht ist der Tisch umgezogen. Bitte die Spielleitung um den neuen Code, oder scanne den auf der Leinwand. Diese Seite versucht es weiter.
seat-not-now = Dieser Sitz ist jetzt nicht zu haben.
seat-taking = Du nimmst Platz …

## Wenn ein Tisch ein Gerät wegschickt

ended-other-code = Anderen Code eingeben
left-out = Dein Sitz wird an diesem Tisch nicht gespielt. Wähle einen anderen, oder bleib hier: Holt die Spielleitung ihn dazu, sitzt du sofort wieder darin.
ended-choose = Einen Sitz wählen
ended-forget = Sitz vergessen
ended-kept = Der Sitz bleibt auf diesem Gerät.
ended-returns = Kommt der Tisch zurück, kommt auch diese Seite von selbst zurück.

## Das Menü eines Sitzes und der Zuschauer

menu = Menü
menu-table = Tisch <code/>
pass-on = Link weitergeben
pass-on-says = Tippe den Link an, um ihn zu kopieren.
pass-on-copied = Kopiert.
speaks = Ansagen vorlesen
menu-chronicle = Die Chronik bis jetzt
menu-chronicle-own = Mit dem, was nur deine Fraktion wusste
menu-chronicle-public = Was der Saal gesehen hat
menu-fair = Faires Spiel
menu-name = Dein Name, wie die Spielleitung ihn liest
menu-name-it = Namen übernehmen
menu-named = Benannt.
menu-day = Marmor bei Tag
menu-night = Meer bei Nacht
menu-leave = Sitz auf diesem Gerät aufgeben
menu-sure = Danach braucht dieses Gerät den Code der Spielleitung, um wieder hier zu sitzen.
menu-give-up = Aufgeben
menu-stay = Bleiben
menu-leave-table = Diesen Tisch verlassen.
menu-leave-now = Verlassen
menu-credits = Symbole: game-icons.net (Lorc, Delapouite und weitere), CC BY 3.0. Schrift: Cinzel und Source Sans, SIL OFL.

## Worte zwischen der Spielleitung und einem Sitz

words-title = Nachrichten
words-open = { $n ->
    [one] 1 Frage bei der Spielleitung
   *[other] { $n } Fragen bei der Spielleitung
  }
words-messages = { $n ->
    [one] 1 Nachricht
   *[other] { $n } Nachrichten
  }
words-answers = { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
  }
words-none = Noch ist nichts gesagt worden.
answers-for-all = Antworten an alle
answers-of-control = Antworten der Spielleitung
control-to-you = Spielleitung an dich
control-to-all = Spielleitung an alle
control-answers = Die Spielleitung antwortet
control-answered = Antwort der Spielleitung
control-answered-all = Antwort der Spielleitung, an alle
you-asked = Du hast gefragt
by-mouth = Mündlich.
waits-for-answer = Die Antwort der Spielleitung steht aus.
letter-and-more = { $title }, { $more } weitere
more = { $n } weitere
read = Gelesen
ask-control = Spielleitung fragen
ask-who-reads = Nur die Spielleitung liest es. Die Antwort kommt an diesen Sitz.
ask-full = { $most } deiner Fragen warten schon. Lass die Spielleitung erst eine beantworten.
ask-room = { $open } von höchstens { $most } Fragen warten.
ask = Fragen
asking = Wird gefragt …
asked = Deine Frage ist bei der Spielleitung. Die Antwort kommt hierher.
