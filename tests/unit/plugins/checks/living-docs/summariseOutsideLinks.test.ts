import {summariseOutsideLinks} from '../../../../../plugins/checks/living-docs';

const PLACES = [{file: 'docs/a.mdx', line: 3}];

test('what does not answer as it should is listed with its places, and the latest day is named', () => {
  expect(
    summariseOutsideLinks([
      {
        address: 'https://a.example/',
        state: 'alive',
        checked: '2026-11-19T10:00:00Z',
        places: PLACES,
      },
      {
        address: 'https://b.example/',
        state: 'dead',
        status: 404,
        checked: '2026-11-20T10:00:00Z',
        places: PLACES,
      },
      {
        address: 'https://c.example/',
        state: 'moved',
        reason: 'Has moved for good.',
        newAddress: 'https://d.example/',
        checked: '2026-11-18T10:00:00Z',
        places: PLACES,
      },
      {
        address: 'https://e.example/',
        state: 'skipped',
        checked: '2026-11-18T10:00:00Z',
        places: PLACES,
      },
    ]),
  ).toEqual({
    checked: '2026-11-20',
    total: 4,
    dead: [
      {address: 'https://b.example/', reason: '404', places: ['docs/a.mdx:3']},
      {
        address: 'https://c.example/',
        reason: 'Has moved for good. https://d.example/',
        places: ['docs/a.mdx:3'],
      },
    ],
  });
});

test.each([[undefined], [[]]])('without a check there is nothing to say: %j', (links) => {
  expect(summariseOutsideLinks(links)).toBeUndefined();
});
