import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Brand, brandMessages, changeShop, checkBrand, getShop } from '@volute/domain/core/brand'
import type { ReplyOf } from '@volute/domain/core/kernel'
import type { ChangeEvent } from 'react'
import { call, followSession, query } from '../../core/api/index.ts'
import { reloadFace } from '../../core/ui/shop-face.ts'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'

export type Shop = ReplyOf<typeof getShop>

/** The shop as it was when the page was opened or last saved: a newer version must not be saved over unseen. */
export const shopQuery = { ...query(getShop, {}), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }

export type BrandForm = ReturnType<typeof useBrandForm>

/** The form of the shop's own face: what is typed, what is wrong with it, and its save. */
export function useBrandForm(shop: Shop) {
  const save = useSaveBrand(shop)
  const form = useForm({ start: shop.brand, check: checkBrand, onValid: submit, failure: save.error })
  return {
    ...form,
    isSaving: save.isPending,
    part,
    undo() {
      form.reset()
      save.reset()
    },
  }

  function submit(brand: Brand): void {
    if (!save.isPending) save.mutate(brand, { onSuccess: form.reset })
  }

  /** Binds a field to a text in a part of the brand: `part('contact', 'phone')`. */
  function part<Part extends 'contact' | 'mail'>(name: Part, key: TextOf<Brand[Part]>) {
    const texts: Record<string, unknown> = form.typed[name]
    return {
      value: typeof texts[key] === 'string' ? texts[key] : '',
      error: form.errors[`${name}.${key}`],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        form.edit({ [name]: { ...form.typed[name], [key]: target.value } }),
    }
  }
}

type TextOf<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string | null ? Key : never
}[keyof Part & string]

/** Saves the face; this page and every other one that is open here wears it at once. */
function useSaveBrand({ version }: Shop) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (brand: Brand) => call(changeShop, { brand, version }),
    onSuccess: async (saved, brand) => {
      client.setQueryData<Shop>(
        shopQuery.queryKey,
        (shop) => shop && { ...shop, brand, version: saved.version },
      )
      // The provider's company is named as the shop is.
      await Promise.all([reloadFace(), followSession()])
      toast.success(brandMessages.saved)
    },
  })
}
