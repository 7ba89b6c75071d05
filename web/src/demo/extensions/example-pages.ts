import { examplePages } from '../kit/showcase/example-pages.tsx';

/** The pages of examples of this area, by the folder that has them. */
export const loadPage = examplePages({
  area: 'extensions',
  pages: {
    clipboard: { load: () => import('./clipboard?examples'), order: ['field', 'code', 'rich'] },
    'context-menu': {
      load: () => import('./context-menu?examples'),
      order: ['basic', 'submenu', 'press', 'double', 'entrances'],
    },
    'drag-and-drop': {
      load: () => import('./drag-and-drop?examples'),
      order: ['cards', 'list', 'exchange', 'copies', 'handles', 'several'],
    },
    export: { load: () => import('./export?examples'), order: ['table', 'ways'] },
    'export-selected': {
      load: () => import('./export-selected?examples'),
      order: ['rows', 'columns'],
    },
    i18n: { load: () => import('./i18n?examples'), order: ['texts', 'figures'] },
    import: { load: () => import('./import?examples'), order: ['sheet', 'checked'] },
    pagination: {
      load: () => import('./pagination?examples'),
      order: ['basic', 'separated', 'both', 'icons', 'tones', 'positions', 'sizes', 'range'],
    },
    ratings: {
      load: () => import('./ratings?examples'),
      order: ['basic', 'fractions', 'icons', 'controlled', 'events', 'sizes'],
    },
    'react-player': {
      load: () => import('./react-player?examples'),
      order: ['native', 'audio', 'controlled'],
    },
    slider: {
      load: () => import('./slider?examples'),
      order: ['native', 'handles', 'snap', 'behaviour', 'scale', 'bubbles', 'tones', 'linked', 'vertical'],
    },
    'sweet-alert': {
      load: () => import('./sweet-alert?examples'),
      order: ['basic', 'kinds', 'answers', 'places', 'entrances', 'countdown', 'picture', 'look-up'],
    },
    swiper: {
      load: () => import('./swiper?examples'),
      library: { name: 'Swiper', home: 'https://swiperjs.com' },
      order: [
        'default',
        'navigation',
        'pagination',
        'fraction',
        'progress',
        'several',
        'rows',
        'centred',
        'centred-press',
        'fade',
        'cube',
        'coverflow',
        'autoplay',
        'thumbs',
        'lazy',
        'responsive',
        'virtual',
      ],
    },
    toastr: {
      load: () => import('./toastr?examples'),
      order: ['tones', 'multiline', 'places', 'times', 'promise', 'action', 'sign', 'filled'],
    },
    tour: {
      load: () => import('./tour?examples'),
      library: { name: 'driver.js', home: 'https://driverjs.com' },
      order: ['shell', 'bill'],
    },
  },
});
