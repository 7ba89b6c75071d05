import { configure } from '@testing-library/react';

// A busy machine draws late: the usual limit of one second would fail tests without reason.
configure({ asyncUtilTimeout: 60_000 });
