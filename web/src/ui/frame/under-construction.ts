/** What a row loads while its screen is not built. */
export const underConstruction = () => import('./under-construction.screen.tsx');
