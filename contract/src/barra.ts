/** What the bar above every page shows once the page has read its own: the bookmarks, and what the bell tells. */
export const get = { method: 'GET', path: '/v1/aperturas/barra', access: 'read Auth' } as const;
