import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';
import { TOWNS } from '../towns.ts';

export default function SelectStates() {
  const closed = { onChange: () => undefined, options: TOWNS };
  return (
    <>
      <ComboboxField
        label="Cargando"
        loading
        placeholder="Preguntando a la distribuidora"
        value=""
        {...closed}
      />
      <ComboboxField label="Apagado" disabled value="sevilla" {...closed} />
      <ComboboxField label="Mal" error="Ahí no llegamos todavía." value="cadiz" {...closed} />
    </>
  );
}
