import { useState } from 'react'
import { Field } from '../../core/ui/field.tsx'
import { FileField } from '../../core/ui/file-field.tsx'
import { FilterField, SearchInput } from '../../core/ui/search-input.tsx'
import { Option } from '../../core/ui/option.tsx'
import { PasswordField } from '../../core/ui/password-field.tsx'
import { PhoneField } from '../../core/ui/phone-field.tsx'
import { typedPhone } from '../../core/ui/phone-number.ts'
import { SearchForm } from '../../core/ui/search-form.tsx'
import { Select } from '../../core/ui/select.tsx'
import { SuggestField } from '../../core/ui/suggest-field.tsx'
import { TextArea } from '../../core/ui/text-area.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { Section, State } from './state.tsx'

const states = [
  { name: 'usual', props: {} },
  { name: 'with a hint', props: { hint: 'As it stands on the nameplate.' } },
  { name: 'optional', props: { optional: true } },
  { name: 'wrong', props: { error: 'Zip is required.' } },
  { name: 'disabled', props: { disabled: true } },
]
const options = [
  { value: 'CA', label: 'California' },
  { value: 'WA', label: 'Washington' },
]
const firstActive = { active: 0, optionId: (index: number) => `option-${index}` }

export function FieldStates() {
  const [phone, setPhone] = useState(typedPhone({ phoneNumberCountryCode: null, phoneNumber: null }))
  const [company, setCompany] = useState('')
  const [filter, setFilter] = useState('')
  return (
    <Section title="Fields">
      {states.map(({ name, props }) => (
        <State key={name} name={`text, ${name}`}>
          <TextField label="City" defaultValue="Fresno" {...props} />
        </State>
      ))}
      <State name="text, read only">
        <TextField label="Email" defaultValue="ben@riverbend.example" readOnly />
      </State>
      <State name="text with unit and number">
        <TextField label="Trim" unit="in" alignRight defaultValue="9.250" />
        <TextField label="PO Number" mono defaultValue="88-2001" />
      </State>
      <State name="search and filter of a list">
        <SearchInput label="Search all orders" value={filter} onType={setFilter} />
        <FilterField value={filter} onFilter={setFilter} />
        <SearchForm label="Search changes" button="Search" search={filter} onSearch={setFilter} />
      </State>
      <State name="options below a field">
        <div role="listbox" aria-label="Parts">
          {['Casing, volute', 'Gasket, casing'].map((part, index) => (
            <Option key={part} list={firstActive} index={index} onChoose={() => setFilter(part)}>
              {part}
            </Option>
          ))}
        </div>
      </State>
      {states.map(({ name, props }) => (
        <State key={name} name={`select, ${name}`}>
          <Select label="State" options={options} {...props} />
        </State>
      ))}
      {states.map(({ name, props }) => (
        <State key={name} name={`text area, ${name}`}>
          <TextArea label="Comment" {...props} />
        </State>
      ))}
      <State name="password">
        <PasswordField label="Password" defaultValue="secret" />
        <PasswordField label="Password again" error="The passwords differ." />
      </State>
      <State name="text with suggestions">
        <SuggestField
          label="Company"
          suggestions={['Riverbend Irrigation', 'Kestrel Mining']}
          value={company}
          onChange={setCompany}
        />
      </State>
      <State name="phone">
        <PhoneField value={phone} onChange={setPhone} />
      </State>
      <State name="any other control in the frame">
        <Field label="Accent" hint="In both themes.">
          {(control) => <input type="color" {...control} />}
        </Field>
      </State>
      <State name="file">
        <FileField label="Parts list" hint="CSV or Excel." accept=".csv,.xlsx" onChoose={() => {}} />
      </State>
    </Section>
  )
}
