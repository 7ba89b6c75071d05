export const Stars = 'stars';
