import type { AdminMessages } from '../messages'

export const admin: AdminMessages = {
  ra: {
    action: {
      add: 'Añadir',
      cancel: 'Cancelar',
      clear_array_input: 'Vaciar la lista',
      confirm: 'Confirmar',
      create: 'Crear',
      delete: 'Eliminar',
      edit: 'Editar',
      refresh: 'Actualizar',
      remove: 'Quitar',
      save: 'Guardar',
      search: 'Buscar',
      undo: 'Deshacer',
      close: 'Cerrar',
      update: 'Modificar',
      move_up: 'Subir',
      move_down: 'Bajar',
    },
    page: {
      create: 'Crear %{name}',
      edit: '%{name} %{recordRepresentation}',
      list: '%{name}',
      show: '%{name} %{recordRepresentation}',
    },
    input: {
      references: {
        all_missing: 'No se encuentran los datos relacionados.',
        many_missing: 'Al menos uno de los datos relacionados ya no está disponible.',
        single_missing: 'El dato relacionado ya no está disponible.',
      },
    },
    message: {
      clear_array_input: '¿Seguro que desea vaciar toda la lista?',
      delete_content: '¿Seguro que desea eliminar este registro (%{name})?',
      delete_title: 'Eliminar %{name} %{recordRepresentation}',
      invalid_form: 'El formulario no es válido. Revise los errores',
      select_all_limit_reached:
        'Hay demasiados elementos para seleccionarlos todos. Solo se han seleccionado los primeros %{max}.',
      unsaved_changes: 'Algunos cambios no se han guardado. ¿Seguro que desea descartarlos?',
    },
    navigation: {
      page_range_info: '%{offsetBegin}-%{offsetEnd} de %{total}',
      page: 'Ir a la página %{page}',
      next: 'Ir a la página siguiente',
      previous: 'Ir a la página anterior',
    },
    auth: {
      auth_check_error: 'Inicie sesión para continuar',
    },
    notification: {
      updated: 'Elemento modificado |||| %{smart_count} elementos modificados',
      created: 'Elemento creado',
      deleted: 'Elemento eliminado |||| %{smart_count} elementos eliminados',
      item_doesnt_exist: 'El elemento no existe',
      http_error: 'Error de comunicación con el servidor',
      data_provider_error: 'Error al tratar los datos. Consulte la consola del navegador.',
      i18n_error: 'No se pudieron cargar los textos del idioma elegido',
      logged_out: 'La sesión ha terminado, vuelva a iniciarla.',
      not_authorized: 'No tiene permiso para acceder a estos datos.',
    },
    validation: {
      required: 'Obligatorio',
      minLength: 'Debe tener al menos %{min} caracteres',
      maxLength: 'Debe tener %{max} caracteres como máximo',
      minValue: 'Debe ser %{min} como mínimo',
      maxValue: 'Debe ser %{max} como máximo',
      number: 'Debe ser un número',
      email: 'Debe ser una dirección de correo válida',
      oneOf: 'Debe ser uno de: %{options}',
      regex: 'Debe cumplir un formato concreto (expresión regular): %{pattern}',
      unique: 'No se puede repetir',
    },
  },
}
