import { useState } from 'react';
import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';

const LAWS = [
  ['Ley 54/1997, del sector eléctrico', 'Años noventa'],
  ['Real Decreto 1955/2000, de transporte y distribución', 'Años dos mil'],
  ['Real Decreto 1110/2007, de puntos de medida', 'Años dos mil'],
  ['Ley 24/2013, del sector eléctrico', 'Años dos mil diez'],
  ['Real Decreto 216/2014, del precio voluntario', 'Años dos mil diez'],
  ['Real Decreto 897/2017, del bono social', 'Años dos mil diez'],
  ['Real Decreto 244/2019, de autoconsumo', 'Años dos mil diez'],
  ['Circular 3/2020, de peajes', 'Años dos mil veinte'],
].map(([label = '', group = '']) => ({ value: label, label, group }));

export default function SectionedAutocomplete() {
  const [law, setLaw] = useState('');
  return (
    <ComboboxField
      label="Norma"
      placeholder="Escribe «real» o un año"
      opensOn="typing"
      options={LAWS}
      value={law}
      onChange={setLaw}
    />
  );
}
