import { listMails } from '@volute/domain/app/demo'
import { expectWork } from './expect-work.ts'
import { expect, test } from './fixtures.ts'
import { callShop } from './shop-session.ts'

test('a visitor opens a mail of the demo from the sign-in page (AUTH-27, OQ-27)', async ({
  page,
  request,
  expectAccessible,
}) => {
  await request.post('/api/registration/password', { data: { emailAddress: 'vic@riverbend.example' } })
  const written = async () => (await callShop(request, listMails, {})).mails
  await expectWork.poll(written).toContainEqual(
    expect.objectContaining({
      recipient: 'vic@riverbend.example',
      text: expect.stringContaining('Temporary password:'),
    }),
  )
  await page.goto('/login')
  await page.getByRole('link', { name: 'Mails of this demo' }).click()
  await expect(page).toHaveURL('/demo/outbox')
  const mail = page
    .getByRole('article')
    .filter({ hasText: 'vic@riverbend.example' })
    .filter({ hasText: 'Temporary password:' })
    .first()
  await expect(mail).toBeVisible()
  await expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible({ colours: true })
  await mail.getByRole('link').click()
  await expect(page.getByLabel('Temporary Password')).toBeVisible()
})
