// @vitest-environment node
import { expect, it } from 'vitest';
import { rowOf } from './employee.ts';

it('rowOf reads the texts of a sample employee as values', () => {
  const row = rowOf({
    responsive_id: '',
    id: 7,
    avatar: '',
    full_name: 'Leire Benítez',
    post: 'Técnica de medida',
    email: 'leire@plantilla.example',
    city: 'Jaén',
    start_date: '9/16/2016',
    salary: '$13666.03',
    age: '21',
    experience: '3 años',
    status: 2,
  });
  expect(row).toMatchObject({ name: 'Leire Benítez', start: '2016-09-16', salary: 13666.03, age: 21 });
});
