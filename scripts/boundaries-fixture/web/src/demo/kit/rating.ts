export const Rating = 'rating';
