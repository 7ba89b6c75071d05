import { configure } from '@testing-library/react';

// A busy machine draws late what it draws: one second is no proof that it does not.
configure({ asyncUtilTimeout: 10_000 });
