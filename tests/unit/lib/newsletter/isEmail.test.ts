import {isEmail} from '../../../../src/lib/forms/postForm';

describe('isEmail (VAL-1)', () => {
  test.each(['a@b', 'a@b.c', 'a..b@c.d', 'ä@ö.de', 'first.last+tag@sub.example.org'])(
    '%p passes (VAL-1)',
    (address) => {
      expect(isEmail(address)).toBe(true);
    },
  );

  test.each([
    ['.a@b.c', 'starts with a dot'],
    ['a.@b.c', 'local part ends with a dot'],
    ['a b@c.d', 'white space in the local part'],
    ['a:b@c.d', 'colon in the local part'],
    ['a@b..c', 'empty label'],
    ['a@.b', 'domain starts with a dot'],
    ['a@b.', 'domain ends with a dot'],
    ['@b.c', 'no local part'],
    ['a@@b.c', 'two @'],
    [' a@b.c', 'leading space'],
    ['a@b.c ', 'trailing space'],
    ['a@b c', 'white space in the domain'],
    ['a@', 'no domain'],
    ['.@b', 'only a dot'],
    ['ab', 'no @'],
    ['', 'empty'],
    ['a@b\n', 'line break'],
  ])('%p fails: %s (VAL-1)', (address) => {
    expect(isEmail(address)).toBe(false);
  });
});
