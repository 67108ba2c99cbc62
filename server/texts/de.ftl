### The hub: what it refuses, and why connections end.

## Who may do what

only-control = Das kann nur die Spielleitung.
only-hosts = Das darf nur die Spielleitung. Öffne den Link zur Spielleitung, den der Server beim Start ausgegeben hat, oder den Link, den du vom Betreiber hast.
only-own-seat = Das kann nur das Gerät des Sitzes selbst.
only-watching = Dieser Bildschirm schaut nur zu.
another-seat = Dieses Gerät spielt für einen anderen Sitz.
only-control-prints = Nur die Spielleitung darf die Bögen eines Tisches drucken.
only-holder-reads = Die Chronik eines Sitzes dürfen nur lesen, wer ihn innehat, und die Spielleitung.
only-control-reads = Ihre eigene Chronik darf nur die Spielleitung lesen.
key-ended = Dieser Schlüssel gilt nicht mehr.
helper-go-back = Helfer gehen nicht zurück; wende dich an die Spielleitung.
helper-take-back = Helfer nehmen im Spiel nichts zurück; wende dich an die Spielleitung.
helper-standing = Helfer bestimmen nicht, wer zur Spielleitung gehört; wende dich an die Spielleitung.
helper-renew-keys = Helfer erneuern die Codes nicht; wende dich an die Spielleitung.
helper-keys = Helfer sehen die Codes für die Spielleitung nicht; wende dich an die Spielleitung.
helper-seed = Helfer ändern die Quelle des Zufalls nicht; wende dich an die Spielleitung.
helper-close = Helfer schließen den Tisch nicht; wende dich an die Spielleitung.
helper-kick = Helfer schicken die Spielleitung nicht weg; wende dich an die Spielleitung.
helper-journal = Helfer lesen das Journal nicht; wende dich an die Spielleitung.
helper-this = Helfer tun das nicht; wende dich an die Spielleitung.
last-control = Das ist die letzte volle Spielleitung des Tisches. Bestimme zuerst eine andere.
no-helper = Zum Helfer wird nur ein Gerät, das mit einem Code für die Spielleitung gekommen ist.
foreign-keys = Diese Codes hat der Schlüssel eines anderen Betreibers gemacht, darum lassen sie sich nicht zeigen. Sie gelten weiter; erneuere sie, um neue zu haben.

## Coming to a table

no-seat = An diesem Tisch gibt es diesen Sitz nicht.
seat-unknown = Diesen Sitz hat dieser Tisch nicht.
seat-left-out = Dieser Sitz wird an diesem Tisch nicht gespielt. Wähle einen anderen.
seat-taken = Hier sitzt schon jemand.
lobby-locked = Die Spielleitung hat die Türen geschlossen. Bitte um einen Code.
code-ended = Dieser Code gilt nicht mehr. Frage die Spielleitung.
code-not-controls = Dieser Code führt nicht zum Pult der Spielleitung.
wrong-codes = Von hier kamen zu viele falsche Codes. Warte eine Minute und versuche es dann noch einmal.
many-devices = Diesen Platz teilen sich schon zu viele Geräte.
device-gone = Dieses Gerät ist schon fort.
foreign-page = Die Seite einer anderen Website darf nicht für dieses Gerät sprechen. Öffne die Adresse des Tisches selbst.
foreign-name = Unter dem Namen { $name } kennt sich dieser Server nicht. Öffne ihn unter einer Adresse, die er beim Start ausgegeben hat, oder starte ihn mit --host und dem Namen.
foreign-name-title = Bitte öffne eine andere Adresse
foreign-name-open = Unter dem Namen { $name } kennt sich dieser Server nicht. Öffne stattdessen { $address }.

## Why a connection ends

close-malformed = Der Server konnte nicht lesen, was diese Seite geschickt hat. Lade die Seite neu.
close-unauthorized = Dieses Gerät hat keinen Platz mehr an diesem Tisch. Tritt neu bei.
close-no-table = Einen Tisch mit diesem Code gibt es nicht. Vergleiche ihn mit der Spielleitung.
close-silent = Der Server hat eine Weile nichts von diesem Gerät gehört.
close-stale = Diese Seite ist älter als der Server. Lade sie neu.
close-kicked = Die Spielleitung hat diesen Platz frei gemacht. Bitte sie um seinen Code.
close-reseated = Die Spielleitung hat dir einen anderen Sitz gegeben.
close-restarting = Der Server startet neu. Gleich ist er wieder da.
close-moved = Dieser Tisch ist jetzt auf einem anderen Server.
close-lagging = Dieses Gerät kam nicht mit; es holt alles neu.
close-flooding = Von diesem Gerät kam zu viel auf einmal. Warte eine Minute.
close-full = Mehr Bildschirme kann dieser Tisch nicht bedienen.
wait-journal = Der Server kann sein Journal im Moment nicht fragen. Dein Platz bleibt dir.
wait-archived = Dieser Tisch ist archiviert. Dein Platz bleibt dir, falls er zurückgeholt wird.
wait-damaged = Das Journal des Servers ist beschädigt und muss erst repariert werden. Dein Platz bleibt dir.
wait-look = Der Server ist eben gestartet und liest noch sein Journal. Dein Platz bleibt dir.
wait-unread = Diese Version des Servers kann den Tisch nicht lesen. Dein Platz bleibt dir.

## What is sent to a table

paused = Der Tisch ist angehalten. Warte auf die Spielleitung.
table-closed = Der Tisch ist geschlossen, und was er verbarg, lässt sich errechnen: Hier wird nicht mehr gespielt.
seed-changed = Die Spielleitung hat den Startwert der Ziehungen gewechselt. Alle Ziehungen bisher lassen sich nachprüfen, sobald der Tisch geschlossen ist.
draws-open = Die Spielleitung hat den Tisch geschlossen. Jetzt lassen sich alle seine Ziehungen nachprüfen.
too-fast = Von hier kamen zu viele Entscheidungen auf einmal. Warte einen Moment und versuche es dann noch einmal.
id-taken = Diese Kennung ist vergeben.
rules-fault = Darüber sind die Regeln gestolpert. Es hat sich nichts geändert.
rules-too-much = Das wäre mehr, als ein Befehl darf. Es hat sich nichts geändert.
rules-stumble = Die Regeln stolpern darüber.
went-back = Das Spiel wurde inzwischen zurückgenommen. Sieh noch einmal hin und wähle neu.
moved-on = Inzwischen ist etwas geschehen. Sieh noch einmal hin, bevor du zurückgehst.
nothing-to-undo = Seitdem ist nichts geschehen: Es gibt nichts zurückzunehmen.
no-point = Diesen Punkt gibt es im Geschehenen nicht. Es hat sich nichts geändert.
draft-over = Wofür das geschrieben wurde, ist vorbei.
draft-long = Ein Entwurf hat höchstens 16 KiB.
reason-long = Eine Begründung hat höchstens 120 Zeichen.
breaks-changed = Die Pausen haben sich inzwischen geändert: Sieh noch einmal nach.
breaks-many = Der Plan fasst höchstens { $most } Pausen.
break-minutes = Eine Pause dauert zwischen 1 und { $most } Minuten.
name-long = Ein Name hat 1 bis { $most } Zeichen.
name-unseen = Ein Name hat nur Zeichen, die man sieht. Tippe ihn neu, statt ihn einzufügen.
name-line = Ein Name steht in einer Zeile. Nimm den Zeilenumbruch heraus.
name-turn = Ein Name hat kein Zeichen, das die Schreibrichtung umkehrt. Tippe ihn neu, statt ihn einzufügen.
name-marks = Ein Name hat keine Zeichen ohne Buchstaben, und wenige auf jedem. Tippe ihn neu.
bad-language = Eine Sprache wird mit ihrem Kürzel genannt: en, de, el oder pt-BR.
not-yet = Noch nicht.
rehearsal = Das ist eine Probe: Ihr Zufall kommt aus keiner Quelle, die sich ändern ließe.
wrong-code = Das ist nicht der Code des Tisches. Geschlossen wird für immer, darum wird nach dem Code gefragt.
bad-entropy = Das sind keine 16 Bytes in kleingeschriebenen hexadezimalen Ziffern.
five-questions = Fünf deiner Fragen liegen schon bei der Spielleitung. Warte auf eine Antwort.
no-question = Eine Frage mit dieser Nummer gibt es nicht.
no-message = Eine Nachricht mit dieser Nummer gibt es nicht.
question-long = Eine Frage hat 1 bis { $most } Zeichen.
message-long = Eine Nachricht hat 1 bis { $most } Zeichen.
answer-long = Eine Antwort hat höchstens 400 Zeichen.
answer-empty = Was alle lesen sollen, braucht Worte.
doubt-long = Wonach gefragt wurde, hat 1 bis 100 Zeichen.
no-doubt = Dieser Sitz zweifelt nichts an.
ticker-long = Die Laufzeile ist eine Zeile von höchstens 200 Zeichen.

## The server's disk and journal

disk-refuses = Der Server kann nicht auf seine Platte schreiben. Es hat sich nichts geändert; versuche es später noch einmal.
journal-damaged = Das Journal des Servers ist beschädigt, und der Tisch steht still. Es hat sich nichts geändert.
superseded = Diesen Abend führt jetzt ein anderer Server. Hier hat sich nichts geändert.
disk-unknown = Der Server konnte nicht auf seine Platte schreiben. Ob das zählt, zeigt sich, wenn der Tisch weitergeht.
disk-new-table = Der Server konnte nicht auf seine Platte schreiben. Sieh nach, ob der Tisch da ist, wenn er wieder läuft.
journal-unread = Das Journal ließ sich nicht lesen. Es hat sich nichts geändert; versuche es noch einmal.
journal-later = Der Server kann sein Journal nicht lesen. Versuche es später noch einmal.
journal-silent = Das Journal des Servers antwortet nicht. Es hat sich nichts geändert; versuche es später noch einmal.
fault-table = Der Server ist über diesen Tisch gestolpert.
fault-chronicle = Der Server ist über diese Chronik gestolpert.
fault-record = Der Server ist über diese Aufzeichnung gestolpert.
fault-deed = Darüber ist der Server gestolpert. Sieh nach, was daraus geworden ist.
fault-upload = Der Server ist darüber gestolpert.
fault-asker = Der Server weiß nicht, wer fragt.
late = Das hat zu lange gedauert. Versuche es noch einmal.
unread = Der Server konnte das nicht lesen: { $error }.
unwritten = Der Server konnte das nicht schreiben: { $error }.
unknown-game = Das Spiel { $name } hat dieser Server nicht.
another-game = Das ist ein anderes Spiel.
no-call = Diesen Aufruf kennt der Server nicht.
no-spare = Diesem Server kann kein Ersatz folgen: Sein Journal ist keine Datei.
many-texts = Auf einmal werden höchstens 256 Texte übersetzt. Frage in Teilen.
no-edition = Diese Ausgabe gibt es nicht: Sie ist public, control oder seat: mit dem Namen eines Sitzes.
busy-chronicles = Gerade werden Chroniken für andere gemacht. Versuche es gleich noch einmal.
busy-records = Gerade werden Aufzeichnungen für andere gemacht. Versuche es gleich noch einmal.

## Why a table stands still, and what Control should know

halted-disk = Der Server kann nicht auf seine Platte schreiben. Der Tisch wartet, bis er es kann.
halted-damage = Das Journal des Servers ist beschädigt. Mehr sagt der Bildschirm der Spielleitung.
halted-superseded = Diesen Abend führt jetzt ein anderer Server.
foreign-seats = Die Codes mancher Sitze hat der Schlüssel eines anderen Betreibers gemacht, darum lassen sie sich hier nicht zeigen. Gedruckte gelten weiter. Besetze einen Sitz neu, damit er einen neuen Code bekommt.

## Tables, and who hosts them

no-own-table = Einen Tisch mit diesem Code hast du nicht. Lade die Seite neu.
table-of-what = Ein Tisch entsteht aus einem Szenario oder als Kopie eines Tisches.
no-scenario = Dieses Szenario gibt es nicht.
scenario-gone = Dieses Szenario ist nicht mehr hier. Bringe es noch einmal.
origin-unread = Woraus dieser Tisch gemacht wurde, lässt sich nicht lesen.
archived = Dieser Tisch ist schon archiviert.
not-archived = Dieser Tisch ist nicht archiviert. Archiviere ihn zuerst.
wrong-name = Um diesen Tisch zu löschen, tippe seinen Namen: { $name }
no-organiser = Diesen Veranstalter gibt es nicht mehr. Lade die Seite neu.
busy-changing = Jemand anders ändert das gerade. Sieh noch einmal hin und versuche es dann erneut.
busy-table = Jemand anders ändert diesen Tisch gerade. Sieh noch einmal hin und versuche es dann erneut.
busy-making = Dieser Tisch wird schon gemacht.
busy-again = Das hat nicht geklappt. Versuche es noch einmal.
busy-reading = Gerade werden andere Tische gelesen. Versuche es gleich noch einmal.
busy-restoring = Gerade wird ein anderer Tisch wiederhergestellt. Versuche es in einer Minute noch einmal.
many-tables = Mehr Tische darfst du hier nicht haben ({ $limit }). Archiviere oder lösche einen, oder bitte den Betreiber dieses Servers um mehr.
much-stored = Deine Tische belegen die { $limit } MB, die sie hier belegen dürfen. Lade einen archivierten Tisch herunter und lösche ihn, oder bitte den Betreiber dieses Servers um mehr.
is-here = Der Tisch { $code } dieser Datei ist schon hier. Nichts wurde geändert.
code-taken = Ein anderer Tisch dieses Servers hat oder hatte den Code { $code }, darum lässt sich der Tisch dieser Datei hier nicht wiederherstellen. Stelle ihn auf einem anderen Server wieder her.
restore-large = Eine Datei von mehr als { $most } MB lässt sich hier nicht wiederherstellen.
file-cut = Die Datei kam nicht ganz an. Schicke sie noch einmal.
upload-cut = Das Hochladen brach ab. Schicke es noch einmal.
upload-large = Das ist größer als 2 MB. Ein Szenario ist Text und braucht weniger: Schicke nur seine .toml- und .po-Dateien.
upload-json = Die Dateien müssen als {"{"}"files": {"{"}"name.toml": "text"{"}"}{"}"} kommen.
upload-kind = Schicke ein Zip-Archiv oder die Dateien als JSON.
no-zip = Das ist kein Zip-Archiv, oder es ist abgeschnitten.
many-entries = Es sind { $n } Dateien; höchstens { $most } werden gelesen.
no-toml = Darin ist keine .toml-Datei.
no-toml-lies = Darin ist keine .toml-Datei; da liegt { $files }. Speichere jede Datei als reinen Text unter einem Namen, der auf .toml endet.
no-toml-ending = Darin ist keine { $meant }, aber { $file }: Nimm das Ende vom Namen weg. Windows versteckt solche Endungen; der Explorer zeigt sie über Ansicht, dann Dateinamenerweiterungen.
entry-unread = Eintrag { $n } des Archivs lässt sich nicht lesen: { $error }.
entry-name = Der Name eines Eintrags lässt sich nicht lesen.
entry-link = { $file } ist eine Verknüpfung. Packe die Datei selbst ein.
entry-locked = { $file } ist mit einem Passwort geschützt.
entry-outside = { $file } liegt außerhalb des Ordners des Archivs.
entry-broken = { $file } lässt sich nicht entpacken: { $error }.
file-large = { $file } ist zu groß: Eine Datei hat höchstens 1 MB, alle zusammen 4 MB.
file-twice = Zwei Dateien heißen { $file }. Schicke ein Szenario nach dem anderen.
file-document = { $file } ist ein Dokument einer Textverarbeitung und kein reiner Text. Öffne es dort und speichere es als reinen Text unter demselben Namen.
file-page = { $file } ist eine Webseite und nicht die Datei selbst. Lade die Datei herunter: GitHub hat daneben einen Knopf dafür.
file-encoding = { $file } ist kein Text in UTF-8 (Zeile { $line }). Speichere sie mit der Kodierung UTF-8.
scenario-faults = Das Szenario hat { $n ->
    [one] einen Fehler
   *[other] { $n } Fehler
  }.

## What stands ready on Control’s screen, sent by its name

usual-lunch = Mittagessen
usual-break = Kurze Pause
usual-rules = Eine Regelfrage
usual-listen = Bitte der Spielleitung zuhören
