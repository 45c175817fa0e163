// Class names are their own names, so that a test reads like the style sheet.
module.exports = new Proxy({}, {get: (_target, name) => (name === '__esModule' ? false : name)});
