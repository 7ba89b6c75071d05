import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** The least a React page can be: one heading, no styles, no data. */
createRoot(document.getElementById('root')!).render(createElement('h1', null, 'React solo'));
