### What a browser says that is too old for the pages. It stands in each page itself, as no script may run there.

too-old = This browser is too old for this page. Safari 14, Chrome 88, Firefox 85 or any newer one will do.
