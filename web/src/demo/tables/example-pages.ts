import { examplePages } from '../kit/showcase/example-pages.tsx';

/** The pages of examples of this area, by the folder that has them. */
export const loadPage = examplePages({
  area: 'tables',
  pages: {
    reactstrap: {
      load: () => import('./reactstrap?examples'),
      order: [
        'basic',
        'dark',
        'head-dark',
        'head-light',
        'bordered',
        'borderless',
        'striped',
        'striped-dark',
        'hover',
        'small',
        'tinted',
        'wide',
      ],
    },
  },
});
