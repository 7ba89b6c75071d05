import { examplePages } from '../kit/showcase/example-pages.tsx';

/** The pages of examples of this area, by the folder that has them. */
export const loadPage = examplePages({
  area: 'forms',
  pages: {
    checkbox: { load: () => import('./checkbox?examples'), order: ['basic', 'all', 'tones', 'required'] },
    editor: { load: () => import('./editor?examples'), order: ['uncontrolled', 'controlled'] },
    'file-uploader': {
      load: () => import('./file-uploader?examples'),
      order: ['several', 'single', 'pictures', 'disabled'],
    },
    'form-layout': {
      load: () => import('./form-layout?examples'),
      order: ['horizontal', 'horizontal-icons', 'vertical', 'vertical-icons', 'columns'],
    },
    'form-repeater': {
      load: () => import('./form-repeater?examples'),
      order: ['basic', 'animated'],
    },
    'form-validation': {
      load: () => import('./form-validation?examples'),
      order: ['basic', 'parts', 'live', 'slow'],
    },
    input: {
      load: () => import('./input?examples'),
      order: ['basic', 'states', 'sizes', 'beside', 'floating', 'files', 'validation'],
    },
    'input-group': {
      load: () => import('./input-group?examples'),
      order: ['basic', 'merged', 'sizes', 'checks', 'buttons', 'drop-downs'],
    },
    'input-mask': {
      load: () => import('./input-mask?examples'),
      order: ['card', 'phone', 'moments', 'thousands', 'blocks', 'joints', 'prefix'],
    },
    'number-input': {
      load: () => import('./number-input?examples'),
      order: ['basic', 'limits', 'sizes', 'decimals', 'money', 'tones', 'controlled'],
    },
    pickers: {
      load: () => import('./pickers?examples'),
      order: ['day', 'time', 'moment', 'month', 'range', 'several', 'words', 'closed', 'inline'],
    },
    radio: { load: () => import('./radio?examples'), order: ['basic', 'tones', 'cards', 'buttons'] },
    select: {
      load: () => import('./select?examples'),
      order: [
        'native',
        'multiple',
        'sizes',
        'search',
        'states',
        'several',
        'fixed',
        'icons',
        'created',
        'slow',
        'remote',
      ],
    },
    switch: { load: () => import('./switch?examples'), order: ['basic', 'tones', 'marks'] },
    textarea: {
      load: () => import('./textarea?examples'),
      order: ['basic', 'floating', 'counter', 'states'],
    },
    wizard: {
      load: () => import('./wizard?examples'),
      order: ['linear', 'vertical', 'modern', 'modern-vertical'],
    },
  },
});
