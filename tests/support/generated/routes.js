/** Every address is a page, except those below `/no-page`, as those below `/docs` are that have no document. */
module.exports = [
  {path: '/no-page', routes: []},
  {path: '/no-page/leaf', exact: true},
  {path: '/'},
  {path: '*'},
];
