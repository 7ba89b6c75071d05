import { useState } from 'react';
import { useNavigate, useSearch } from '../router/use-router.ts';

/** Whether a form is open, which the address may ask for: `/clientes?nuevo=si` opens that of a new client. */
export function useAskedForm(parameter: 'nuevo' | 'nueva') {
  const { [parameter]: asked } = useSearch();
  const navigate = useNavigate();
  const [begun, setBegun] = useState(false);
  return {
    open: begun || asked === 'si',
    begin: () => setBegun(true),
    /** After closing the form, Back and a reload must not open it again. */
    close: () => {
      setBegun(false);
      if (asked) navigate({ to: '.', search: ({ [parameter]: _, ...rest }) => rest, replace: true });
    },
  };
}
