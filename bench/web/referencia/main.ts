import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** This is the least that a React page can be: it has one heading, no styles and no data. */
createRoot(document.getElementById('root')!).render(createElement('h1', null, 'React solo'));
