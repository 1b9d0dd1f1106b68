import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Button, type ButtonLook } from '../../core/ui/button.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { ExternalLink, ExternalLinkButton } from '../../core/ui/external-link.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { Logo } from '../../core/ui/logo.tsx'
import { Menu, MenuChoices, MenuItem, MenuLine, MenuLink } from '../../core/ui/menu.tsx'
import { CopyButton } from '../../core/ui/copy-button.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { UnitPrice } from '../../core/ui/unit-price.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { Section, State } from './state.tsx'

const looks: ButtonLook[] = ['primary', 'secondary', 'ghost', 'danger', 'danger-ghost']
const plus = <IconPlus size={18} stroke={1.5} aria-hidden="true" />
const ignore = () => {}

export function ButtonStates() {
  return (
    <Section title="Buttons and links">
      {looks.map((look) => (
        <State key={look} name={look} wide>
          <Button look={look}>Save Changes</Button>
          <Button look={look} icon={plus}>
            Add to Cart
          </Button>
          <Button look={look} small>
            Small
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look} busy="Saving">
            Save Changes
          </Button>
        </State>
      ))}
      <State name="disabled with its reason" wide>
        <Button look="primary" reason="Some parts are not sold.">
          Checkout
        </Button>
      </State>
      <State name="wide">
        <Button wide>Over the whole width</Button>
      </State>
      <State name="icon buttons">
        <IconButton label="Add Gasket, casing to cart">{plus}</IconButton>
        <IconButton label="Add Gasket, casing to cart, framed" framed>
          {plus}
        </IconButton>
        <IconButton label="Remove Gasket, casing" framed disabled>
          <IconTrash size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </State>
      <State name="links">
        <LinkButton to="/">To the dashboard</LinkButton>
        <ExternalLinkButton href="https://carrier.example/">Carrier</ExternalLinkButton>
        <ExternalLink href="https://carrier.example/">A link out of the shop</ExternalLink>
        <TextButton>Reset the zoom</TextButton>
        <ExportCsv rowCount={3} read={() => Promise.resolve(new File([], 'Users.csv'))} />
      </State>
      <State name="part number and logo">
        <PartNumber>4RB-3-10</PartNumber>
        <UnitPrice price={10} percent={10} />
        <CopyButton text="100234" of="serial number" />
        <Logo />
      </State>
      <State name="menu">
        <Menu trigger={<Button>Open a menu</Button>}>
          <MenuLink to="/">Edit Account Info</MenuLink>
          <MenuItem onClick={ignore}>Sign Out</MenuItem>
          <MenuItem onClick={ignore} smallOnly>
            On small screens only
          </MenuItem>
          <MenuLine />
          <MenuChoices
            label="Theme"
            choices={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value="light"
            onChange={ignore}
          />
        </Menu>
      </State>
    </Section>
  )
}
