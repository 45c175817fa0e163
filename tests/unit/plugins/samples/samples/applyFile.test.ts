import {applyFile} from '../../../../../plugins/samples/samples/compareCommand';
import type {FileStep} from '../../../../../plugins/samples/samples/step';

const STEP: FileStep = {
  kind: 'file',
  hash: 'abc',
  language: 'typescript',
  name: 'server.ts',
  code: 'one\ntwo',
  mode: 'write',
  line: 10,
  project: '',
  isInvalid: false,
};
const CURRENT = {text: 'one\n  two\nthree\nfour\n', lines: [5, 6, 7, 8]};

describe('files of a page (SAMPLES)', () => {
  test('a fence with a name writes the file, and each line knows its line of the page', () => {
    expect(applyFile(STEP, CURRENT)).toEqual({text: 'one\ntwo\n', lines: [11, 12]});
  });

  test('extend adds to the end', () => {
    expect(applyFile({...STEP, mode: 'extend', code: 'five'}, CURRENT)).toEqual({
      text: 'one\n  two\nthree\nfour\n\nfive\n',
      lines: [5, 6, 7, 8, 0, 11],
    });
  });

  test('a part must be there, whatever it is indented by, and … stands for lines between', () => {
    const part: FileStep = {...STEP, mode: 'part'};
    expect(applyFile(part, CURRENT)).toEqual(CURRENT);
    expect(applyFile({...part, code: 'one\n// …\nfour'}, CURRENT)).toEqual(CURRENT);
    expect(applyFile({...part, code: 'two\none'}, CURRENT)).toEqual({
      message: expect.stringContaining('These lines are not in "server.ts"'),
    });
    expect(applyFile(part, undefined)).toEqual({
      message: expect.stringContaining('does not exist yet'),
    });
  });

  test('a patch takes the place of its old lines; one that only removes leaves no empty line', () => {
    expect(applyFile({...STEP, replaces: 'two\nthree', code: 'two'}, CURRENT)).toEqual({
      text: 'one\ntwo\nfour\n',
      lines: [5, 11, 8, 0],
    });
    expect(applyFile({...STEP, replaces: 'three', code: ''}, CURRENT)).toEqual({
      text: 'one\n  two\nfour\n',
      lines: [5, 6, 8, 0],
    });
  });
});
