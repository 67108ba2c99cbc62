/*
 * What browsers that the build promises may lack (build/browsers.js) and the pages or their libraries use. Only a
 * browser that lacks some of it loads this: see support.ts.
 */
import 'core-js/modules/es.array.at.js';
import 'core-js/modules/es.object.has-own.js';
