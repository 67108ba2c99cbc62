### Was ein Browser sagt, der für die Seiten zu alt ist. Es steht in jeder Seite selbst, da dort vielleicht kein Skript läuft.

too-old = Dieser Browser ist zu alt für diese Seite. Safari 14, Chrome 88, Firefox 85 oder jeder neuere genügt.
