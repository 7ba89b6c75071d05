import { examplePages } from '../kit/showcase/example-pages.tsx';

/** The pages of examples of this area, by the folder that has them. */
export const loadPage = examplePages({
  area: 'ui-elements',
  pages: {
    colors: {
      load: () => import('./colors?examples'),
      order: ['theme', 'lighter', 'darker', 'gradients', 'charts', 'surfaces'],
    },
    typography: {
      load: () => import('./typography?examples'),
      order: [
        'headings',
        'weights',
        'secondary',
        'tones',
        'display',
        'quotes',
        'quote-positions',
        'quote-portrait',
        'list-plain',
        'list-bullets',
        'list-ordered',
        'list-icons',
        'list-inline',
        'terms-across',
        'terms-down',
        'terms-cut',
      ],
    },
  },
});
