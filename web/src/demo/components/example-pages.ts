import { examplePages } from '../kit/showcase/example-pages.tsx';

/** The pages of examples of this area, by the folder that has them. */
export const loadPage = examplePages({
  area: 'components',
  pages: {
    accordion: {
      load: () => import('./accordion?examples'),
      order: ['basic', 'controlled', 'no-arrow', 'bordered', 'spaced', 'hover'],
    },
    alerts: {
      load: () => import('./alerts?examples'),
      order: ['tones', 'title', 'icons', 'dismissible', 'live'],
    },
    'auto-complete': {
      load: () => import('./auto-complete?examples'),
      order: ['basic', 'sections', 'remote', 'people', 'focus', 'limit'],
    },
    avatar: {
      load: () => import('./avatar?examples'),
      order: ['sizes', 'initials', 'pictures', 'icons', 'presence', 'state', 'group', 'rest'],
    },
    badges: {
      load: () => import('./badges?examples'),
      order: ['tones', 'solid', 'icons', 'links', 'headings', 'block', 'glow'],
    },
    blockui: { load: () => import('./blockui?examples'), order: ['basic', 'colour', 'spinner', 'message'] },
    breadcrumbs: { load: () => import('./breadcrumbs?examples'), order: ['basic', 'marks', 'positions'] },
    buttons: {
      load: () => import('./buttons?examples'),
      order: [
        'looks',
        'filled',
        'outline',
        'flat',
        'gradient',
        'relief',
        'round',
        'icons',
        'icon-only',
        'sizes',
        'choice',
        'checks',
        'links',
        'tags',
        'block',
      ],
    },
    carousel: { load: () => import('./carousel?examples'), order: ['basic', 'captions', 'interval', 'bare'] },
    collapse: { load: () => import('./collapse?examples'), order: ['basic', 'several', 'across'] },
    divider: {
      load: () => import('./divider?examples'),
      order: ['text', 'positions', 'tones', 'icons', 'lines'],
    },
    dropdowns: {
      load: () => import('./dropdowns?examples'),
      order: [
        'icon',
        'text',
        'split',
        'tones',
        'outline',
        'flat',
        'gradient',
        'sizes',
        'sides',
        'checks',
        'form',
        'groups',
        'pick-icon',
        'held',
      ],
    },
    'list-group': {
      load: () => import('./list-group?examples'),
      order: [
        'simple',
        'disabled',
        'numbered',
        'icons',
        'badges',
        'links',
        'tones',
        'content',
        'flush',
        'across',
        'panes',
      ],
    },
    modals: {
      load: () => import('./modals?examples'),
      order: [
        'basic',
        'confirm',
        'asks',
        'sizes',
        'tones',
        'form',
        'sign-in',
        'long',
        'steps',
        'events',
        'dark',
        'still',
        'forgets',
      ],
    },
    'nav-component': {
      load: () => import('./nav-component?examples'),
      order: ['base', 'bordered', 'centred', 'end', 'vertical', 'vertical-bordered', 'boxed', 'divided'],
    },
    offcanvas: {
      load: () => import('./offcanvas?examples'),
      order: ['end', 'start', 'above', 'below', 'footer', 'wide', 'free'],
    },
    pagination: {
      load: () => import('./pagination?examples'),
      order: ['basic', 'separated', 'words', 'tones', 'positions', 'sizes'],
    },
    'pill-badges': {
      load: () => import('./pill-badges?examples'),
      order: ['solid', 'glow', 'soft', 'counts', 'links', 'block'],
    },
    'pills-component': {
      load: () => import('./pills-component?examples'),
      order: ['basic', 'vertical', 'filled', 'justified', 'centred', 'end', 'tones'],
    },
    popovers: {
      load: () => import('./popovers?examples'),
      order: ['basic', 'sides', 'closing', 'focus', 'held'],
    },
    progress: {
      load: () => import('./progress?examples'),
      order: ['basic', 'tones', 'stripes', 'stacked', 'unknown', 'live'],
    },
    spinners: {
      load: () => import('./spinners?examples'),
      order: ['turning', 'growing', 'sizes', 'places', 'buttons', 'text'],
    },
    tabs: {
      load: () => import('./tabs?examples'),
      order: ['basic', 'icons', 'vertical', 'vertical-end', 'filled', 'justified', 'centred', 'end'],
    },
    timeline: { load: () => import('./timeline?examples'), order: ['basic', 'icons'] },
    toasts: {
      load: () => import('./toasts?examples'),
      order: ['tones', 'headed', 'glass', 'undo', 'failure', 'several'],
    },
    tooltips: { load: () => import('./tooltips?examples'), order: ['basic', 'sides', 'controlled'] },
  },
});
