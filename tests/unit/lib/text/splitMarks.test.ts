import {splitMarks} from '../../../../src/lib/text/marks';

test('marked places become parts, and the parts make up the text', () => {
  expect(
    splitMarks('<b>yoga</b> server', [
      [3, 7],
      [12, 18],
    ]),
  ).toEqual([
    {text: '<b>', isMatch: false},
    {text: 'yoga', isMatch: true},
    {text: '</b> ', isMatch: false},
    {text: 'server', isMatch: true},
  ]);
  expect(splitMarks('plain', [])).toEqual([{text: 'plain', isMatch: false}]);
});
