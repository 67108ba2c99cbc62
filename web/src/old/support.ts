/* eslint-disable no-var -- browsers of 2010 know no other word */
/*
 * Runs before anything else, in whatever browser comes: so it is written as browsers of 2010 understand it, and stays
 * as it is written. It fetches what a browser lacks that is new enough otherwise, and has one that is not say so.
 */
(function () {
  /** Where gaps.ts is; the build writes it here. */
  var gaps = '__GAPS__';
  var lacks = !('at' in Array.prototype) || !('hasOwn' in Object);
  // Before the page goes on: what it lacks is there when its own scripts run.
  if (lacks && gaps) document.write('<script src="' + gaps + '"></' + 'script>');

  function tell() {
    var page = document.getElementById('app');
    var words = document.getElementById('too-old');
    // A page that is there may stumble, and need not be told.
    if (words && page && !page.firstChild) words.hidden = false;
  }
  function whenRead(deed: () => void) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', deed);
    else deed();
  }
  // What it cannot read or has not got; a file that did not come is told of elsewhere.
  addEventListener('error', function (event) {
    if (event.message) whenRead(tell);
  });
  addEventListener('unhandledrejection', function (event) {
    var why = event.reason as { name?: string; message?: string } | null;
    var came = /import|module|fetch|load/i.test((why && why.message) || '');
    if (why && /^(Type|Reference|Syntax)Error$/.test(why.name || '') && !came) whenRead(tell);
  });
  if (!('noModule' in document.createElement('script'))) whenRead(tell);
})();
