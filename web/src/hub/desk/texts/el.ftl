### Τι λέει το γραφείο της διεύθυνσης, όποιο παιχνίδι κι αν παίζεται.

## Η σελίδα

nobody = κανείς
close = Κλείσιμο
back = Πίσω
key-space = Διάστημα
page-title = { $table } · Διεύθυνση · Prytaneion
stage = Πάνω στο τραπέζι
skip = Σε ό,τι βρίσκεται στο τραπέζι
faction = Παράταξη

## Γιατί κάτι δεν γίνεται

helper-only = Αυτή η συσκευή μόνο βοηθά· ρωτήστε μια πλήρη Διεύθυνση.
hindered-away = Ο διακομιστής δεν απαντά αυτή τη στιγμή.
hindered-closed = Το τραπέζι έκλεισε.
hindered-halted = Ο διακομιστής σταμάτησε το τραπέζι.
hindered-paused = Το τραπέζι είναι σε παύση. Πατήστε πρώτα «Συνέχεια».
quicker = Πρόλαβε η συσκευή «{ $device }»: { $what }. Τίποτα δεν έγινε δύο φορές.
quicker-clock = Πρόλαβε το ρολόι: { $what }. Τίποτα δεν έγινε δύο φορές.
quicker-control = Πρόλαβε άλλη συσκευή της Διεύθυνσης: { $what }. Τίποτα δεν έγινε δύο φορές.

## Ό,τι γράφτηκε και δεν στάλθηκε

unsent-overtaken = Το παιχνίδι προχώρησε όσο γράφατε: ό,τι γράψατε δεν έχει σταλεί.
unsent = Ό,τι γράψατε δεν έχει σταλεί.
unsent-go-on = Συνέχεια γραφής
unsent-throw-away = Απόρριψη

## Μενού και μέρη της αναζήτησης

section-now = Τώρα
section-room = Αίθουσα
section-table = Τραπέζι
section-records = Αρχείο
section-seats = Θέσεις
section-projector = Οθόνη προβολής
section-rulings = Ρυθμίσεις
section-round = Γύρος

## Αιτιολογίες, για το ημερολόγιο. Ό,τι αγγίξετε γράφεται στο πεδίο και δημοσιεύεται.

reason-optional = { $label } (μπορεί να μείνει κενό)
reason-label = Αιτιολογία, για το Ημερολόγιο
reason-usual = Συνηθισμένες αιτιολογίες
reason-unsaid = Πείτε γιατί: αγγίξτε μια αιτιολογία ή γράψτε μία.

## Ερωτήσεις πριν γίνει κάτι

pause-why-title = Το τραπέζι είναι σε παύση
pause-why-says = Το ρολόι και όλες οι αποφάσεις περιμένουν μέχρι να συνεχίσει η Διεύθυνση. Γιατί; Όλοι βλέπουν ό,τι γράφετε.
pause-why-go = Εμφάνιση της αιτιολογίας
replace-title = Νέο πρόσωπο για { NAME($who, form: "accusative") }
replace-says = Κάθε συσκευή που κρατά αυτή τη θέση απομακρύνεται αμέσως και ο παλιός κωδικός QR παύει να ισχύει. Δώστε τον νέο κωδικό στο επόμενο πρόσωπο. Στο παιχνίδι δεν αλλάζει τίποτα.
replace-go = Αλλαγή προσώπου
kick-title = Απομάκρυνση: { $device }
kick-title-unnamed = Απομάκρυνση αυτής της συσκευής
kick-says = Η συσκευή χάνει αμέσως τη θέση της{ $back }
kick-go = Απομάκρυνση
kick-seat-code = Ανανέωση και του κωδικού { NAME($who, form: "genitive") }: ο παλιός παύει να ισχύει
kick-control-codes = Ανανέωση και των κωδικών της Διεύθυνσης: οι παλιοί παύουν να ισχύουν

## Κλείσιμο του τραπεζιού

close-title = Κλείσιμο του τραπεζιού
close-says = Έτσι τελειώνει οριστικά η βραδιά: τίποτα δεν παίζεται ούτε αναιρείται πια. Όλοι οι σπόροι ανοίγουν και ο καθένας μπορεί να ελέγξει κάθε κλήρωση. Το Χρονικό μένει.
close-code = Για σιγουριά, γράψτε τον κωδικό του τραπεζιού: { $code }
close-go = Οριστικό κλείσιμο

## Πρώτα μια ερώτηση

ask-reason-public = Αιτιολογία, ορατή σε όλους

## Το μεγάλο κουμπί

next-lost = Χωρίς σύνδεση
next-lost-says = Η σελίδα επανέρχεται μόνη της.
next-closed = Το τραπέζι έκλεισε
next-closed-says = Δεν παίζεται πια τίποτα. Το Χρονικό και όλοι οι σπόροι είναι ανοιχτοί.
next-halted = Ο διακομιστής έχει σταματήσει
next-resume-says = Το τραπέζι είναι σε παύση. Πατήστε το, και συνεχίζονται το ρολόι και όλες οι αποφάσεις.

## Ενέργειες των μενού και της αναζήτησης: ένα όνομα, και τι κάνει

act-pause = Παύση
act-pause-says = Σταματά αμέσως το ρολόι και όλες τις αποφάσεις· η αιτιολογία μπορεί να έρθει μετά.
act-resume = Συνέχεια
act-resume-says = Το ρολόι και το παιχνίδι συνεχίζονται.
act-breaks = Διαλείμματα…
act-breaks-says = Φαγητό ή ξεκούραση με ρολόι σε όλες τις οθόνες: αμέσως, μετά από αυτό το βήμα ή από μια ώρα και μετά.
lobby-open = Ξεκλείδωμα του Προθαλάμου
lobby-open-says = Οι ελεύθερες θέσεις δίνονται ξανά με τον κωδικό.
lobby-lock = Κλείδωμα του Προθαλάμου
lobby-lock-says = Οι ελεύθερες θέσεις δεν δίνονται πια· το QR κάθε θέσης ισχύει ακόμη.
act-sheets = Εκτύπωση των φύλλων
act-sheets-says = Κάρτες, ενημερωτικά, κωδικοί θέσεων και το Σύνταγμα, σε δική τους σελίδα.
act-mute = Σίγαση ήχων
act-unmute = Ήχοι ανοιχτοί
act-mute-says = Καμπάνα, τύμπανο και ψηφίδες σε αυτή τη συσκευή.
act-theme-day = Φωτεινή εμφάνιση
act-theme-night = Σκοτεινή εμφάνιση
act-theme-says = Για φωτεινή ή σκοτεινή αίθουσα· μόνο σε αυτή τη συσκευή.
act-home = Άλλα τραπέζια
act-home-says = Πίσω στη λίστα των τραπεζιών· αυτό συνεχίζεται.
act-preflight = Πριν ξεκινήσετε…
act-preflight-says = Δίκτυο, κινητά, οθόνη προβολής, ήχος, δίσκος, αντίγραφα και ρεύμα, ελεγμένα σε ένα λεπτό.
act-tour = Ξενάγηση…
act-tour-says = Η οθόνη της Διεύθυνσης σε πέντε βήματα.
act-devices = Συσκευές…
act-devices-says = Ποιος είναι συνδεδεμένος και με τι· ονόματα και απομάκρυνση.
act-controls = Συσκευές της Διεύθυνσης…
act-controls-says = Ποιος οδηγεί και ποιος βοηθά· σύνδεσμοι για άλλη συσκευή· παράδοση.
act-join = Πώς συμμετέχετε
act-join-says = Ο κωδικός, το QR του και οι άλλοι σύνδεσμοι.
act-codes = Κωδικοί των θέσεων
act-codes-says = Ένα QR για κάθε θέση, σε φύλλο για εκτύπωση.
act-open-projector = Άνοιγμα της οθόνης προβολής
act-open-projector-says = Η σελίδα της σε δικό της παράθυρο: σύρετέ το στον προβολέα και κάντε το πλήρη οθόνη.
act-announce = Ανακοίνωση…
act-announce-says = Μια πρόταση σε κάθε οθόνη της αίθουσας.
act-words = Μηνύματα: ερωτήσεις και απαντήσεις…
act-words-says = { $n ->
    [0] Δεν περιμένει καμία ερώτηση.
    [one] Περιμένει { $n } ερώτηση.
   *[other] Περιμένουν { $n } ερωτήσεις.
  }
act-say = Μήνυμα σε μια θέση ή σε όλους…
act-say-says = Μόνο στα κινητά τους· βλέπετε ποιος το διάβασε.
act-ticker = Κυλιόμενη γραμμή…
act-ticker-says = Η γραμμή στο κάτω μέρος της οθόνης προβολής.
act-log = Το ημερολόγιο
act-settings = Ρυθμίσεις…
act-settings-says = Κάθε ρύθμιση με το κείμενό της· αλλάζουν και στη διάρκεια του παιχνιδιού.
act-why = Γιατί αποφασίστηκε έτσι
act-why-says = Ο κανόνας, το άρθρο και οι αριθμοί της τελευταίας απόφασης.
act-chronicle = Χρονικό…
act-chronicle-says = Η ιστορία ως τώρα, σε δική της σελίδα: για όλους, για μια παράταξη, για τη Διεύθυνση.
act-draws = Τίμιο παιχνίδι…
act-draws-says = Από πού βγαίνουν οι κληρώσεις και πώς σφραγίζονται οι επιλογές· κλείστε το τραπέζι, ώστε να τα ελέγξουν όλοι.
act-ruling = Ρύθμιση { $rule }…
act-palette = Εύρεση ενέργειας
act-palette-says = Κάθε ενέργεια με το όνομά της (Ctrl+K).
act-help = Πλήκτρα
act-help-says = Όλα τα πλήκτρα σε μία σελίδα.
act-projector = Τι δείχνει η οθόνη προβολής…
act-projector-says = Κρατήστε μια σκηνή ή αφήστε τις φάσεις να διαλέγουν.
act-show = Οθόνη προβολής: { $scene }
act-show-says = { $says }.
act-show-automatic = Οθόνη προβολής: ακολουθεί τις φάσεις
act-show-automatic-says = Τη σκηνή τη διαλέγει ξανά η φάση.

## Πώς μπαίνει κανείς

join-qr = Κωδικός QR για συμμετοχή στο τραπέζι
join-code = Κωδικός του τραπεζιού
join-how = Σαρώστε τον κωδικό ή ανοίξτε <b>{ $address }</b> και πληκτρολογήστε <b>{ $code }</b>.
join-address = Διεύθυνση στους κωδικούς QR
join-free = { $n ->
    [0] Καμία θέση δεν είναι ελεύθερη.
    [one] { $n } θέση είναι ελεύθερη.
   *[other] { $n } θέσεις είναι ελεύθερες.
  }
join-locked = Ο Προθάλαμος είναι κλειδωμένος.
join-fill = Ελεύθερες θέσεις στο πρόγραμμα
join-control = Κι άλλη Διεύθυνση…
join-onlookers = Θεατές: { $address }
join-title = Πώς συμμετέχετε
seat-free = ελεύθερη
join-present = παρούσα
join-away = εκτός σύνδεσης

## Ο εφεδρικός διακομιστής

spare-missing = Χωρίς εφεδρικό
spare-copying = Εφεδρικός: αντιγράφει
spare-level = Εφεδρικός: ενήμερος
spare-behind = Εφεδρικός: πίσω
spare-gone = Εφεδρικός: χάθηκε

## Ζώνες πάνω από το τραπέζι

halted = Ο διακομιστής σταμάτησε το τραπέζι
paused = Παύση
paused-why = Πείτε γιατί
paused-other = Άλλη αιτιολογία

## Breaks

break-now = Διάλειμμα
break-more = +{ $n } λεπτά
break-more-says = Το διάλειμμα κρατά { $n } λεπτά περισσότερο· το δείχνουν όλες οι οθόνες.
break-due = <b>{ $what }</b>, { $n } λεπτά: ξεκινά από μόνο του στο τέλος ενός βήματος, αφού φανεί το αποτέλεσμά του.
break-begin-now = Έναρξη τώρα
break-drop = Ακύρωση
breaks-title = Διαλείμματα
breaks-says = Το διάλειμμα σταματά όλα τα ρολόγια και κρατά όλες τις επιλογές. Κινητά και τοίχος μετρούν αντίστροφα· δύο λεπτά πριν από το τέλος χτυπά κουδούνι. Συνεχίζετε όταν επιστρέψουν όλοι.
breaks-none = Δεν έχει προγραμματιστεί διάλειμμα.
breaks-row = { $what }, { $n } λεπτά
breaks-row-from = από τις { $at }, μόλις τελειώσει ένα βήμα
breaks-row-step = στο τέλος αυτού του βήματος, αφού φανεί το αποτέλεσμά του
breaks-what = Γιατί, ορατό σε όλους
breaks-length = Πόση ώρα
breaks-minutes = { $n } λεπτά
breaks-when = Πότε
breaks-when-now = Αμέσως
breaks-when-step = Μετά από αυτό το βήμα
breaks-when-at = Σε συγκεκριμένη ώρα
breaks-at = Από αυτή την ώρα, μόλις τελειώσει ένα βήμα
breaks-go-now = Έναρξη διαλείμματος
breaks-go = Προγραμματισμός
breaks-full = Υπάρχουν ήδη οκτώ διαλείμματα· αφαιρέστε πρώτα ένα.
away = Οδηγεί άλλος διακομιστής
away-says = Μπορείτε να συνεχίσετε εδώ. Ανοίξτε αυτή τη σελίδα στη διεύθυνση { $address } όταν σας βολεύει.
away-go = Άνοιγμα εκεί
server = Ο διακομιστής
seal-broken = Μια σφραγίδα δεν ταιριάζει
seal-broken-says = Αυτό που φαίνεται από { NAME($who, form: "accusative") } ({ $what }) δεν είναι αυτό που σφράγισε η συσκευή τους. Ρωτήστε τους τι κλείδωσαν και ελέγξτε το αρχείο με «prytaneion verify».
doubt = { NAME($who, form: "the", start: "yes") } αμφισβητούν ό,τι φαίνεται
doubt-says = Μια συσκευή τους λέει ότι φάνηκε κάτι άλλο από αυτό που είχε κλειδώσει ({ $what }). Είναι ο λόγος τους και δεν μπορεί να τον ελέγξει κανείς άλλος. Ρωτήστε τους και δείτε τις σφραγίδες στο <i>Τίμιο παιχνίδι</i>.
doubt-settled = Διευθετήθηκε
announcement-back = Ανάκληση

## Κωδικοί των θέσεων

codes-title = Κωδικοί των θέσεων
codes-says = Κάθε κωδικός δίνει τη δική του θέση, ακόμη κι αν είναι πιασμένη ή ο προθάλαμος κλειδωμένος. Δώστε τον μόνο σ{ NAME($leader, form: "accusative") } αυτής της θέσης. Ένας κωδικός που αντικαταστάθηκε δεν ισχύει πια: τυπώστε ξανά.
codes-print = Εκτύπωση φύλλου
codes-qr = Κωδικός QR για τη θέση { NAME($who, form: "genitive") }
codes-address = { $address }, κωδικός { $code }
codes-taken = Πιασμένη

## Οι συσκευές της Διεύθυνσης

controls-title = Συσκευές της Διεύθυνσης
controls-another = Άλλη συσκευή
controls-mine = αυτή η συσκευή
controls-role = Η συσκευή { $device } διευθύνει ή βοηθά
controls-full = Πλήρης
controls-helps = Βοηθά
controls-hand-over = Παράδοση…
controls-hand-over-title = Παράδοση στη συσκευή { $device }
controls-hand-over-says = Από εδώ και πέρα διευθύνει η συσκευή { $device } και αυτή εδώ μόνο βοηθά. Το παιχνίδι συνεχίζεται όπως είναι.
controls-hand-over-go = Παράδοση
controls-kick = Απομάκρυνση…
controls-comes-back = Επιστρέφει με σύνδεσμο για Διεύθυνση ή βοηθό.
controls-operator = Μπήκε με το κλειδί αυτού του διακομιστή και πάντα διευθύνει.
controls-last = Πρέπει να μείνει μία πλήρης Διεύθυνση. Κάντε πρώτα μια άλλη πλήρη.

## Συσκευές

devices-title = Συσκευές
devices-controls = Συσκευές της Διεύθυνσης…
devices-table = Όνομα του τραπεζιού
devices-name-it = Ονομασία
devices-language = Γλώσσα των οθονών, όπου κανείς δεν επιλέγει άλλη

## Πριν αρχίσει η βραδιά

check-title = Πριν ξεκινήσετε
check-looking = Έλεγχος…
check-network = Το δίκτυο
check-qr = Κωδικός QR για τη δοκιμή ενός κινητού
check-phone = <b>Δοκιμάστε ένα κινητό:</b> σαρώστε αυτό ή ανοίξτε { $address }/?check.
check-phone-says = Λέει πόσο γρήγορα φτάνει στον διακομιστή και τι δείχνει το ρολόι του. Δοκιμάστε εκεί όπου θα κάθονται. Κινητά θέσεων σε σύνδεση τώρα: <b>{ $phones }</b>.
check-use-address = Χρήση σε όλους τους κωδικούς
check-not-through = Ένα κινητό δεν συνδέεται;
check-room = Η αίθουσα
check-projector = Οθόνη προβολής
check-projector-page = Άνοιγμα της σελίδας της
check-chart = Μέγεθος εικόνας και πίνακας ανάγνωσης
check-sound = Ήχος
check-sound-heard = Ακούστηκε στην τελευταία σειρά; Αλλιώς δυναμώστε αυτόν τον υπολογιστή.
check-sound-off = Οι ήχοι είναι κλειστοί σε αυτή τη συσκευή.
check-sound-ring = Χτυπήστε μία φορά το καμπανάκι.
check-ring = Χτύπημα
check-awake = Οι οθόνες μένουν ανοιχτές
check-power = Ρεύμα
check-machine = Ο υπολογιστής
check-disk = Δίσκος
check-space = Χώρος
check-backups = Αντίγραφα ασφαλείας
check-spare = Εφεδρικός
check-again = Νέος έλεγχος

## Ο εφεδρικός υπολογιστής

spare-title = Ο εφεδρικός
spare-waits = Όσο ο εφεδρικός είναι ενημερωμένος, τίποτα δεν μετρά πριν το έχει κι αυτός.
spare-when-gone = Αν χαθεί αυτός ο υπολογιστής
spare-says = Στον εφεδρικό υπολογιστή: <code>prytaneion take-over</code>. Οι οθόνες πηγαίνουν σ’ αυτόν μόνες τους. Όποιος δεν συνδεθεί, ή έρθει αργότερα, ανοίγει <b>{ $address }</b>.
spare-qr = Κωδικός QR του εφεδρικού
spare-until = Μέχρι τότε αυτός ο κωδικός λέει μόνο να περιμένετε.

## Πώς παίζεται μια θέση

mode-title = Πώς παίζουν { NAME($who, form: "the") }
mode-says = Το βλέπουν όλοι. Ό,τι έχει ήδη επιλεγεί και κλειδωθεί μένει όπως είναι.
mode-label = Πώς παίζεται η θέση
mode-follows = Απουσία: ψηφίζει όπως άλλη παράταξη
mode-phone = Προσωπικό κινητό
mode-says-phone = { NAME($leader, form: "the", start: "yes") } επιλέγει στη δική του συσκευή.
mode-tablet = Κοινό τάμπλετ
mode-says-tablet = Πολλοί { $leaders } μοιράζονται μια συσκευή· ρωτά ποιος είναι μπροστά και καλύπτει τα μυστικά.
mode-paper = Σε χαρτί
mode-says-paper = { NAME($leader, form: "the", start: "yes") } το γράφει ή το λέει και το καταχωρίζει η Διεύθυνση.
mode-absent = Απών
mode-says-absent = Δεν είναι κανείς εκεί.
mode-scripted = Παίζει το πρόγραμμα
mode-says-scripted = Το πρόγραμμα επιλέγει, με τον δικό του ρυθμό.
mode-absent-abstains = Απών: απέχει
mode-says-absent-abstains = Απέχει, δεν προσφέρει τίποτα και πάει πάσο. Κανείς δεν τον περιμένει.
mode-absent-control = Απών: αποφασίζει η Διεύθυνση
mode-says-absent-control = Τον περιμένουν όπως πάντα, και η Διεύθυνση καταχωρίζει τις επιλογές του.
mode-absent-follows = Απών: ακολουθεί { NAME($who, form: "accusative") }
mode-sign = { $who }: { $mode }. Αλλάξτε το πώς παίζεται η θέση.
mode-sign-title = { $mode }. Αγγίξτε για αλλαγή.

## Η περιήγηση

tour = Η ξενάγηση
tour-step = Βήμα { $number } από { $all }
tour-try = <lead>Δοκιμάστε:</lead> { $try }
tour-back = Πίσω
tour-on = Επόμενο
tour-check = Πριν ξεκινήσετε…

## Οι άνθρωποι και οι συσκευές μιας θέσης

people-how = Πώς παίζουν
people-change = Αλλαγή…
people-here = Σε αυτή τη θέση
people-none = Κανείς ακόμη.
people-nudge = Σκούντημα
people-code = Κωδικός της θέσης
people-replace = Αντικατάσταση προσώπου…
people-qr = Κωδικός QR για τη θέση { NAME($who, form: "genitive") }
people-qr-says = Αυτός ο κωδικός, σαρωμένος ή πληκτρολογημένος, δίνει αμέσως τη θέση, ακόμη κι αν ο Προθάλαμος είναι κλειδωμένος. Μην τον δείξετε σε κανέναν άλλον.
device-control = Διεύθυνση
device-seat = { $leader }
device-projector = Οθόνη προβολής
device-onlooker = Θεατής
device-mine = αυτή η συσκευή
device-offline = χωρίς σύνδεση
device-unnamed = Συσκευή χωρίς όνομα
device-send-away = Αποσύνδεση…
device-away-says = { " " }και πρέπει να συνδεθεί ξανά. Στο παιχνίδι δεν αλλάζει τίποτα.
paper-code = { $address }, κωδικός <b>{ $code }</b>

## Η είσοδος για άλλη συσκευή

key-unreadable = Αυτός ο περιηγητής δεν αφήνει να αντιγραφεί ο σύνδεσμος. Επιλέξτε τον και αντιγράψτε τον με το χέρι.
key-renew-title = Νέοι κωδικοί για τη Διεύθυνση
key-renew-says = Οι σύνδεσμοι και οι κωδικοί QR που δόθηκαν δεν βάζουν πια κανέναν. Όσες συσκευές είναι μέσα, μένουν.
key-renew-go = Δημιουργία νέων κωδικών
key-renew = Νέοι κωδικοί…
key-qr-helper = Κωδικός QR για βοηθό
key-qr-full = Κωδικός QR για άλλη πλήρη Διεύθυνση
key-gives = Τι δίνει ο σύνδεσμος
key-full = Πλήρης Διεύθυνση
key-helper = Βοηθός
key-helper-says = Όποιος τον σαρώσει προχωρά το παιχνίδι, απαντά και ενεργεί για θέσεις, αλλά δεν γυρίζει πίσω ούτε αλλάζει αριθμούς, κάρτες ή ρυθμίσεις.
key-full-says = Όποιος τον σαρώσει μπορεί τα πάντα. Μην τον δείξετε σε άλλον.
key-copy = Αντιγραφή συνδέσμου
key-copied = Αντιγράφηκε
device-name = Όνομα αυτής της συσκευής στο Ημερολόγιο
device-name-go = Ονομασία

## Το ημερολόγιο

log-and-history = Ημερολόγιο και ιστορικό
log-listed = Τι εμφανίζεται
log-lines = Γραμμές του ημερολογίου
log-empty = Τίποτα ακόμη.
log-kinds = Είδη γραμμών
log-about = Για ποιους
log-all = Όλα
log-sought = Λέξεις στο ημερολόγιο
mode-log = Ημερολόγιο
mode-history = Ιστορικό
log-open = { "" }
open-log = Άνοιγμα του ημερολογίου, με όλη την αναζήτηση
open-history = Άνοιγμα του ιστορικού, με όλη την αναζήτηση
back-deed = Αναιρεί: { $deed } (Ctrl+Z). Ρωτά πρώτα.
back-open = Αναίρεση…

## Για μία θέση: πρώτα η παράταξη, ώστε το όνομά της να τα βρίσκει όλα

seat-say = { $who }: ένα μήνυμα…
seat-say-says = Μόνο στα κινητά τους· βλέπετε αν το διάβασαν.
seat-open = { $who }: άνοιγμα της θέσης
seat-open-says = Ενέργειες στη θέση τους, οι αριθμοί, οι συσκευές και ο κωδικός.
seat-nudge = { $who }: σκούντημα
seat-nudge-says = Τα κινητά τους δονούνται και ζητούν προσοχή.
seat-replace = { $who }: αλλαγή προσώπου…
seat-replace-says = Όλες οι συσκευές της θέσης απομακρύνονται και ο κωδικός της ανανεώνεται.
seat-mode = { $who }: πώς παίζεται η θέση…
seat-mode-says = { $how }. Δικό τους κινητό, τάμπλετ, χαρτί, απουσία ή το πρόγραμμα.
seat-act = { $who }: { $action }
seat-act-says = Στη θέση τους. { $says }

## Μια ανακοίνωση

announce-title = Ανακοίνωση
announce-label = Σε κάθε οθόνη της αίθουσας
announce-large = Μεγάλη στην οθόνη προβολής, μέχρι να επιλεγεί άλλη σκηνή
announce-take-back = Αναίρεση

## Το Ημερολόγιο

log-title = Το Ημερολόγιο

## Κουβέντες με την αίθουσα

words-title = Μηνύματα
words-questions = Ερωτήσεις
words-questions-count = Ερωτήσεις ({ $count })
words-say = Νέο μήνυμα
words-said = Ειπώθηκαν
words-ticker = Προς την αίθουσα
words-no-questions = Καμία ερώτηση δεν περιμένει. { NAME($leaders, form: "the", start: "yes") } ρωτούν από το μενού του κινητού τους· <write>γράψτε τους κάτι</write>.

## Πόση ώρα περιμένει κάτι, και πριν από πόση ώρα έγινε

waited-now = μόλις τώρα
lapse-waited-minutes = εδώ και { $minutes } λ.
lapse-waited-hours = εδώ και { $hours } ώρ.
lapse-waited-hours-minutes = εδώ και { $hours } ώρ. { $minutes } λ.
lapse-said-minutes = πριν από { $minutes } λ.
lapse-said-hours = πριν από { $hours } ώρ.
lapse-said-hours-minutes = πριν από { $hours } ώρ. { $minutes } λ.

## Ερωτήσεις που περιμένουν

asked = { NAME($who, form: "the", start: "yes") } ρωτούν
asked-more = { NAME($who, form: "the", start: "yes") } ρωτούν, { $more } ακόμη
question-answer-to = Απάντηση { NAME($who, form: "dative") }
question-answer = Απάντηση
question-send = Απάντηση
question-send-as-well = Πείτε το κι αυτό
question-drop = Απόρριψη
question-to-all = Σε όλους, χωρίς να φαίνεται ποιος ρώτησε
question-by-mouth = Απαντήθηκε προφορικά
question-overtaken = Στο μεταξύ απάντησε άλλη συσκευή της Διεύθυνσης: «{ $answer }». Ό,τι γράψατε είναι ακόμη εδώ.
question-overtaken-by-mouth = Στο μεταξύ κάποιος της Διεύθυνσης απάντησε προφορικά. Ό,τι γράψατε είναι ακόμη εδώ.

## Όσα ειπώθηκαν και απαντήθηκαν

said-find = Αναζήτηση λέξης
said-whose = Ποιου λόγια
said-all-seats = Όλες οι θέσεις
said-none-found = Δεν βρέθηκε τίποτα.
said-none = Δεν έχει ειπωθεί τίποτα ακόμη.
said-asked = { NAME($who, form: "the", start: "yes") } ρώτησαν
said-to-all = Διεύθυνση προς όλους
said-to = Διεύθυνση προς { NAME($who, form: "accusative") }
said-not-yet = Όχι ακόμη: { $seats }
said-answer-to-all = σε όλους
said-read = Διαβάστηκε
said-unread = Δεν διαβάστηκε ακόμη
said-read-by-all = Το διάβασαν όλοι
said-read-by = Το διάβασαν { $count } από { $all }

## Μήνυμα στις θέσεις

say-to = Προς
say-everybody = Όλοι { NAME($leaders, form: "the") }
say-every-phone = Σε κάθε κινητό
say-only = Το διαβάζουν μόνο { NAME($who, form: "the") }· τα κινητά τους δονούνται
say-go-all = Πείτε το σε όλους
say-go = Πείτε το { NAME($who, form: "dative") }

## Το κάτω μέρος της οθόνης και οι ανακοινώσεις

ticker-label = Κυλιόμενη γραμμή: στο κάτω μέρος της οθόνης προβολής
ticker-none = Δεν κυλά τίποτα εκεί
ticker-off = Αφαίρεση
ticker-go = Εμφάνιση
announcement = Ανακοίνωση
announcement-none = Καμία ανακοίνωση.
announcement-make = Ανακοίνωση…
announcement-change = Αλλαγή…

## Πόση ώρα και πριν από πόση ώρα

ago-now = μόλις τώρα
ago-seconds = πριν από { $seconds } δευτ.
ago-minutes = πριν από { $minutes } λεπτά
ago-hours = πριν από { $hours } ώρες
lasted-seconds = { $seconds } δευτ.

## Ποιος έκανε κάτι

doer-clock = το ρολόι
doer-control = Διεύθυνση
doer-for = { $device }, για { NAME($who, form: "accusative") }

## Αναίρεση

back-helper = Αυτή η συσκευή είναι βοηθητική: βλέπει το ιστορικό, αλλά μόνο πλήρης Διεύθυνση γυρίζει πίσω.
back-nothing = Δεν υπάρχει τίποτα για αναίρεση.
back-title = Αναίρεση
back-undo-title = Ακύρωση της επιστροφής
back-undo = Ακύρωση
back-undo-says = Τα επαναφέρει όλα όπως ήταν πριν από την επιστροφή.
back-close = Κλείσιμο
back-act = Αναίρεση του τελευταίου βήματος…
back-act-says = Αναιρεί: { $deed }. (Ctrl+Z)
back-act-nothing = Τίποτα για αναίρεση ακόμη.
back-meanwhile = Δεν άλλαξε τίποτα: στο μεταξύ συνέβη κάτι.
back-meanwhile-label = Τι συνέβη στο μεταξύ
back-meanwhile-line = { $words } ({ $doer })
back-stands = Το τραπέζι επιστρέφει σε εκείνη τη στιγμή: <then>{ $headline }</then>
back-undone = Αναιρείται
back-undone-steps = Αναιρούνται: { $steps } βήματα
back-undone-label = Τι αναιρείται
back-seats = Αναιρείται και ό,τι έκαναν οι ίδιοι: { $seats }.
back-seen = Έχουν ήδη δει όλοι
back-seen-label = Τι έχουν ήδη δει όλοι
back-seen-all = Όλα αυτά.
back-seen-says = Κανένα πρόγραμμα δεν τα σβήνει από τη μνήμη τους: πείτε το στην αίθουσα.
back-unseen = Από τότε δεν αποκαλύφθηκε τίποτα.
back-opened = Επιλογές που τότε ήταν κρυφές έχουν πια ανοιχτεί: όλοι τις κάνουν ξανά.
back-kept = Τίποτα δεν χάνεται: μένει στο ιστορικό, και αναιρείται κι αυτό.
back-looking = Ανάκτηση της στιγμής…
back-failed = Το τραπέζι δεν απάντησε.

## Κρυφές επιλογές

seal-legend = Τότε υπήρχαν κρυφές επιλογές
seal-anew = Νέα επιλογή
seal-anew-says = Ό,τι ήταν σφραγισμένο επιστρέφεται. Όλοι επιλέγουν ξανά.
seal-keep = Να μείνουν ως έχουν
seal-keep-says = Οι επιλογές μένουν σφραγισμένες όπως τότε. Όποιος θέλει αλλάζει ακόμη τη δική του.

## Το ιστορικό

history-title = Το ιστορικό
history-says = Κάθε βήμα και ποιος το έκανε· δείτε το τραπέζι μετά από αυτό, ή γυρίστε εκεί.
history-earlier = Παλαιότερα βήματα…
history-by = Από ποιον
history-by-control = Διεύθυνση
history-by-seat = { $leaders }
history-by-clock = Το ρολόι
history-seat = Ποια θέση
history-all-seats = Όλες οι θέσεις
history-find = Λέξεις ή όνομα συσκευής
history-then = Το τραπέζι τότε
history-now = Αυτή είναι η τωρινή κατάσταση.
history-steps =
    { $steps ->
        [one] Αναιρεί 1 βήμα.
       *[other] Αναιρεί { $steps } βήματα.
    }
history-go-title = Επιστροφή εδώ
history-go = Επιστροφή εδώ…
history-go-says = Ρωτά πρώτα και λέει τι αναιρείται.
history-touch = Αγγίξτε ένα βήμα για να δείτε πώς ήταν το τραπέζι μετά.
history-taken-back = (αναιρέθηκε)
history-line = { $who }, { $when }
history-empty = Τίποτα ακόμη.

## Το τραπέζι όπως ήταν τότε

past-now = τώρα { $now }
past-faction = Παράταξη

## Πού στηρίζεται μια απόφαση

because = <unseen>Γιατί; Κανόνας </unseen>{ $rule }

## Ειδοποιήσεις

attention = Χρειάζεται προσοχή
attention-resting = Ειδοποιήσεις σε σίγαση
alarm-rest = Σίγαση μέχρι να αλλάξει
alarm-rest-named = { $alarm }: σίγαση μέχρι να αλλάξει
remedy-open-anew = Άνοιγμα ξανά
remedy-open-here = Άνοιγμα εδώ
remedy-address = Η διεύθυνσή της…
remedy-codes = Κωδικοί των θέσεων…
remedy-devices = Συσκευές…
remedy-let-in = Είσοδος άλλης συσκευής…
room-covered = Η οθόνη προβολής είναι καλυμμένη
room-covered-says = Η σελίδα της υπάρχει, αλλά τη σκεπάζει άλλο παράθυρο ή η οθόνη κοιμάται. Φέρτε τη σελίδα μπροστά.
room-no-projector = Η οθόνη προβολής χάθηκε
room-no-projector-says = Δεν είναι συνδεδεμένη καμία σελίδα προβολής. Ξυπνήστε το μηχάνημά της ή ανοίξτε ξανά τη σελίδα.
room-tablet = Ένα τάμπλετ κοιμάται
room-tablet-says = Το κοινό τάμπλετ ({ $whose }) δεν είναι συνδεδεμένο. Αγγίξτε την οθόνη του· αν δεν επανέλθει, μπαίνει άλλη συσκευή με τους κωδικούς των θέσεων.
room-controls = { $n ->
    [one] Μια συσκευή της Διεύθυνσης χάθηκε
   *[other] Συσκευές της Διεύθυνσης χάθηκαν
  }
room-controls-says = { $n ->
    [one] { $who }: χωρίς σύνδεση. Επανέρχεται μόλις ανοίξει ξανά η σελίδα· απομακρύνετε ό,τι δεν επιστρέφει.
   *[other] { $who }: χωρίς σύνδεση. Επανέρχονται μόλις ανοίξει ξανά η σελίδα· απομακρύνετε ό,τι δεν επιστρέφει.
  }
room-unnamed = μια συσκευή της Διεύθυνσης
room-leader = Δεν είναι εδώ καμία πλήρης Διεύθυνση
room-leader-says = Αυτή η συσκευή μόνο βοηθά: αριθμοί, κάρτες και ρυθμίσεις περιμένουν μέχρι να συνδεθεί ξανά μια πλήρης Διεύθυνση.

## Όσα γίνονται με το χέρι

tasks = Με το χέρι
tasks-open = { $n ->
    [one] { $n } εκκρεμεί
   *[other] { $n } εκκρεμούν
  }

## Το Χρονικό

chronicle-title = Χρονικό
chronicle-says = Η ιστορία ως τώρα, με ψηφοφορίες, ιπποδρομίες, μάχες και το Σύνταγμα όπως εξελίχθηκε. Κάθε έκδοση είναι ένα αρχείο που ανοίγει παντού, χωρίς διακομιστή. Η έκδοση μιας παράταξης λέει και όσα ήξερε μόνο αυτή.
chronicle-read = Ανάγνωση σε νέο παράθυρο
chronicle-save-label = Αποθήκευση έκδοσης: { $edition }
chronicle-saving = Δημιουργείται…
chronicle-save = Αποθήκευση
chronicle-unsaved = Το Χρονικό δεν μπόρεσε να αποθηκευτεί.

## Τίμιο παιχνίδι

draws-title = Τίμιο παιχνίδι
draws-rehearsal = Αυτή είναι δοκιμή: οι κληρώσεις της βγαίνουν από έναν αριθμό που διάλεξε κάποιος.
draws-change = Αλλαγή σπόρου…
draws-change-title = Αλλαγή σπόρου
draws-change-says = Από εδώ και πέρα οι κληρώσεις βγαίνουν από νέο σπόρο, και το μαθαίνουν όλοι. Ο παλιός μένει μυστικός μέχρι να κλείσει το τραπέζι: θα πρόδιδε τη σειρά στις τράπουλες.
draws-close = Κλείσιμο του τραπεζιού…

## Ρυθμίσεις

setting-decided = Το ορίζει: { $reason }.
setting-set = Ορισμός
setting-range = { $least } έως { $most }
settings-title = Ρυθμίσεις
settings-says = Όπου οι κανόνες σιωπούν ή διαβάζονται με δύο τρόπους, μια ρύθμιση λέει πώς παίζει αυτό το τραπέζι. Κάθε αλλαγή ισχύει αμέσως και γράφεται στο Ημερολόγιο.
settings-find = Αναζήτηση ρύθμισης
settings-none = Καμία ρύθμιση δεν μιλά γι’ αυτό.
rulings-others = Άλλες ρυθμίσεις

## Γιατί κάτι αποφασίστηκε έτσι

why-title = Γιατί αποφασίστηκε έτσι
why-by = βάσει: { $reason }
why-nothing = Δεν έχει αποφασιστεί ακόμη κάτι που να μετρά.

## Το τέλος της ημέρας, το Χρονικό

edition-public = Για όλους
edition-public-says = Ό,τι είδε η αίθουσα. Χωρίς κανένα μυστικό.
edition-control = Της Διεύθυνσης
edition-control-says = Με κάθε παρέμβαση της Διεύθυνσης και τις αναμονές της αίθουσας.
chronicle-unreachable = Ο διακομιστής δεν απαντά.
chronicle-failed = Το Χρονικό δεν μπόρεσε να δημιουργηθεί.

## Η πάνω μπάρα

top-join = <unseen>Πώς συμμετέχετε: κωδικός </unseen>{ $code }
top-helper = Βοηθός
top-menus = Μενού
top-find = Εύρεση ενέργειας <keys>Ctrl K</keys>
top-silent = Οι ήχοι είναι κλειστοί
top-loud = Οι ήχοι είναι ανοιχτοί
room-projector = Τι δείχνει η οθόνη προβολής
room-words = Μηνύματα: ερωτήσεις, ανακοινώσεις, κυλιόμενη γραμμή (Q)
room-questions = { $n ->
    [0] Μηνύματα και ερωτήσεις
    [one] Μηνύματα, μία ερώτηση περιμένει
   *[other] Μηνύματα, { $n } ερωτήσεις περιμένουν
  }

## Τι μπορεί να δείξει η οθόνη προβολής

scene-held = { $scene }, κρατημένη
held-up = Στο φως: { $title }

## Προβολή μπροστά στην αίθουσα: ένα πράγμα, μεγάλο στην οθόνη

take-down = Απόσυρση
take-down-named = Απόσυρση: «{ $title }»
take-down-key = Απόσυρση: «{ $title }» (,)
take-down-says = Η οθόνη προβολής ακολουθεί ξανά τις φάσεις.
dark = Σκοτεινή οθόνη προβολής
dark-says = Απολύτως τίποτα, μέχρι το ίδιο πλήκτρο ξανά.
light = Η οθόνη προβολής ξανά φωτεινή
hold-up = Προβολή
hold-up-named = Προβολή: { $name }
hold-up-there = Προβολή στην οθόνη: { $name }
hold-up-says = Στο φως, μεγάλο στην οθόνη προβολής, μέχρι να αποσυρθεί.
hold-take-down = Απόσυρση: { $name }

## Πλήκτρα

keys-title = Πλήκτρα
keys-when = Τα πλήκτρα ισχύουν όσο ούτε πεδίο ούτε διάλογος έχει το πληκτρολόγιο. Για όλη τη ροή αρκεί το διάστημα: όπου κάποιος πρέπει πρώτα να αποφασίσει, ανοίγει την απόφαση, και το διάστημα ή το Enter παίρνει τη σημειωμένη επιλογή.
keys-space = Διάστημα
keys-enter = Enter
keys-ctrl = Ctrl
keys-esc = Esc
keys-next = Το επόμενο βήμα
keys-find = Εύρεση κάθε ενέργειας με το όνομά της
keys-undo = Αναίρεση του τελευταίου βήματος· ρωτά πρώτα
keys-close = Κλείσιμο όσων είναι ανοιχτά
keys-seats = <first/> έως <last/>
keys-seat = Άνοιγμα θέσης, με τη σειρά της στήλης

## Εύρεση ενέργειας

palette-title = Εύρεση ενέργειας
palette-actions = Ενέργειες
palette-none = Τίποτα δεν λέγεται έτσι.

## Η οθόνη προβολής

projector-title = Τι δείχνει η οθόνη προβολής
projector-back = Πίσω στην επιλογή των φάσεων
projector-phases = Επιλέγουν οι φάσεις
projector-open = Άνοιγμα της οθόνης προβολής σε νέο παράθυρο
projector-held = Προβάλλεται: <b>{ $title }</b>
projector-down = Κατέβασμα

## Οι θέσεις αριστερά

seats = Θέσεις
seats-present = { $all ->
    [0] χωρίς κινητά
   *[other] { $present } από { $all } συνδεδεμένες
  }
row-free = ελεύθερη θέση
row-since = εδώ και { $time }
row-away = χωρίς σύνδεση
row-open = { $who }: { $state }. Άνοιγμα της θέσης.
# Where there is nothing to say of it.
row-open-plain = { $who }. Άνοιγμα της θέσης.
row-enter = Καταχώριση για { NAME($who, form: "accusative") }
row-enter-says = Καταχωρίστε τι επέλεξαν
row-nudge = Σκούντημα { NAME($who, form: "dative") }
row-nudge-says = Σκούντημα: δονούνται τα κινητά τους
armed = Πατήστε άλλη μία φορά: αποφασίζει για { NAME($who, form: "accusative") }.

## Το ρολόι

clock-by = { $clock } ({ $reason })
clock-more = +{ $seconds }″
clock-stop = Στοπ
clock-end = Λήξη
clock-none = Δεν τρέχει ρολόι
clock-no-step = Αυτό το βήμα δεν έχει ρολόι

## Αναμονή

waiting = Αναμονή
waiting-one = Αναμονή για { NAME($who, form: "accusative") } <time/>
waiting-some = Αναμονή για { $seats } θέσεις <time/>
absent-never = Κανείς δεν κάθεται για: { $who }.
absent-free = Κανείς δεν κάθεται για: { $who }. Κανείς δεν τους περιμένει.
absent-away = Δεν είναι συσκευή για: { $who }.
absent-mark = { $who }: απόντες
absent-mark-says = Κανείς δεν περιμένει πια για: { $who }. Απέχουν, δεν ποντάρουν και πάσο, ώσπου να το αλλάξετε.
waiting-nudge = Σκούντημα σε όλους
waiting-nudge-says = Δονούνται τα κινητά τους

## Πώς τελειώνει μόνο του ένα βήμα

ends-revealed = Αποκάλυψη
ends = Λήξη
ends-by-hand = με το χέρι
ends-all-in = όταν απαντήσουν όλοι
ends-at-time = όταν λήξει ο χρόνος
after-or = ή μετά από
after-revealed = Αποκάλυψη μετά από
after-time = Χρόνος
after-ends = Λήξη μετά από
after-passes = Πάσο μετά από
after-shown = Εμφάνιση μετά από
after-lot = Κλήρωση μετά από
clock-unset = χωρίς όριο
clock-seconds = { $seconds } δευτ.
clock-minutes = { $minutes } λεπτά
rules-helper = Ένας βοηθός βλέπει τις ρυθμίσεις· τις αλλάζει πλήρης Διεύθυνση.
rules-running = { $ruling }. Ένα ρολόι που ήδη μετρά κρατά τον χρόνο του.

## Το γλωσσάρι

glossary-title = Λέξεις του παιχνιδιού
glossary-back = Πίσω
act-glossary = Λέξεις του παιχνιδιού
act-glossary-says = Τι σημαίνει η καθεμία, και πώς έχει εδώ.

## Σχετικά με το Prytaneion

about-title = Σχετικά με το Prytaneion
about-what = Το Prytaneion διευθύνει ένα παιχνίδι για μια αίθουσα γεμάτη κόσμο. Πήρε το όνομά του από το κτίριο όπου συνεδρίαζαν οι άρχοντες μιας ελληνικής πόλης. Άδεια: MIT ή Apache-2.0.
about-access = Πληκτρολόγιο, αναγνώστες οθόνης, μεγάλα γράμματα, υψηλή αντίθεση: τι ισχύει και τι λείπει αναφέρεται στον πηγαίο κώδικα, στο deploy/accessibility.md.
about-parts = Εικονίδια από το game-icons.net, των Lorc, Delapouite και άλλων, με άδεια CC BY 3.0. Γραμματοσειρές: Cinzel και Source Sans 3, με άδεια SIL Open Font License.
act-about = Σχετικά με το Prytaneion
act-about-says = Σε ποιων το έργο στηρίζεται.

## Η ημέρα

day = Η ημέρα
day-then = μετά <b>{ $next }</b>
day-first = πρώτα <b>{ $next }</b>
day-ends = Τέλος ημέρας { $at }
day-ends-off = Τέλος ημέρας { $at }, { $by } λεπτά
day-rounds = Γύροι της ημέρας
day-round = { $round }, Πράξη { $act }, { $length }
day-round-from = { $round }, Πράξη { $act }, { $length }, από { $from }
day-round-from-to = { $round }, Πράξη { $act }, { $length }, { $from } έως { $to }
day-round-is-ahead = στο πρόγραμμα
day-round-is-now = τώρα
day-round-is-over = τελείωσε
day-round-is-skipped = παραλείφθηκε
day-act = Η ημέρα: γύροι και χρόνοι…
day-act-says = Πόσο διαρκεί ακόμη αυτός ο γύρος, τι ακολουθεί και πότε θα τελείωνε η ημέρα.
day-act-more = { $round }: { $n } λεπτά παραπάνω
day-act-less = { $round }: { $n } λεπτά λιγότερα
day-act-stop = { $round }: χωρίς ρολόι
day-act-time-says = Ο χρόνος που απομένει στον τρέχοντα γύρο· τον βλέπουν όλοι.

## Οι επόμενοι γύροι

plan-nothing = Δεν έχει προγραμματιστεί τίποτα μετά από αυτόν τον γύρο: οι γύροι ακολουθούν όπως τους ξεκινά η Διεύθυνση.
plan-end = Η ημέρα θα τελείωνε περίπου στις <b>{ $at }</b>.
plan-end-later = Η ημέρα θα τελείωνε περίπου στις <b>{ $at }</b>, { $n } λεπτά αργότερα απ’ ό,τι προβλέπεται τώρα.
plan-end-earlier = Η ημέρα θα τελείωνε περίπου στις <b>{ $at }</b>, { $n } λεπτά νωρίτερα απ’ ό,τι προβλέπεται τώρα.
plan-end-unknown = Γύρος χωρίς ρολόι: το τέλος δεν μπορεί να προβλεφθεί.
plan-go = Να ισχύσει αυτό το πρόγραμμα
plan-act = Πράξη { $act }
plan-act-of = { $round }: Πράξη
plan-shorter = { $round }: −5 λεπτά
plan-longer = { $round }: +5 λεπτά
plan-minutes-of = { $round }: λεπτά· 0 για χωρίς ρολόι
plan-min = λεπτά
plan-no-clock = χωρίς ρολόι
plan-earlier = { $round }: νωρίτερα
plan-later = { $round }: αργότερα
plan-take-out = { $round }: αφαίρεση

## Οι γύροι που πέρασαν

past-rounds = { $n ->
    [one] Πέρασε ένας γύρος
   *[other] Πέρασαν { $n } γύροι
}
past-left-out = παραλείφθηκε
past-took = { $from } έως { $to }: { $length }
past-planned = στο πρόγραμμα { $length }

## Ο τρέχων γύρος

round-plan = Το πρόγραμμα της ημέρας
round-time-left = Χρόνος που απομένει στον γύρο
round-no-clock = χωρίς ρολόι
round-none = Η ημέρα δεν έχει αρχίσει
round-five-more = Πέντε λεπτά ακόμη για αυτόν τον γύρο
round-minutes = { $by } λεπτά
round-left = Απομένουν { $left }, έως { $until }. Πρόγραμμα ημέρας: { $late }.
round-words = { $words }. Πρόγραμμα ημέρας: { $late }.
round-stop = Χωρίς ρολόι
day-title = Η ημέρα
day-over = <b>Δεν έχει προγραμματιστεί τίποτε άλλο.</b> Το Χρονικό αφηγείται την ημέρα, και πόσο περίμενε η αίθουσα.
day-closed = <b>Η βραδιά τελείωσε.</b> Ευχαριστούμε που τη διευθύνατε. Όλοι οι σπόροι είναι ανοιχτοί: κάθε κλήρωση μπορεί να ελεγχθεί.
day-draws = Έλεγχος κληρώσεων…
day-chronicle = Το Χρονικό…

## Ενέργειες στη θέση κάποιου, και το συρτάρι μιας θέσης

acting-title = Ενέργειες για { NAME($who, form: "accusative") }
acting-control = Η Διεύθυνση αποφασίζει
acting-stop-clock = Παύση ρολογιού
acting-nothing = Δεν υπάρχει εδώ κάτι προς απόφαση αυτή τη στιγμή.
drawer-write = Μήνυμα προς αυτούς…
drawer-act = Ενέργεια στη θέση τους
drawer-nothing = Τίποτα προς το παρόν.
