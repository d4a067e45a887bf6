import CGTK
import Foundation

/// The GdkContentProvider subclass that loads the data of a drag when another program asks for them.
@MainActor enum DragContent {
  private static let offerKey = "lineup-offer"

  private static let type: GType = g_type_register_static_simple(
    gdk_content_provider_get_type(), "LineupDragContent", lineup_instance_class_size(gdk_content_provider_get_type()),
    { classPointer, _ in
      guard let classPointer else { return }
      let content = classPointer.assumingMemoryBound(to: GdkContentProviderClass.self)
      content.pointee.ref_formats = { provider in
        // GDK calls on the main thread, here and below, and owns the pointers.
        nonisolated(unsafe) let provider = provider
        nonisolated(unsafe) var formats: OpaquePointer?
        MainActor.assumeIsolated { formats = DragContent.formats(of: provider) }
        return formats
      }
      content.pointee.write_mime_type_async = { provider, type, stream, priority, cancellable, callback, data in
        guard let made = g_task_new(provider, cancellable, callback, data) else { return }
        let name = type.map { String(cString: $0) } ?? ""
        nonisolated(unsafe) let (provider, stream, task) = (provider, stream, made)
        MainActor.assumeIsolated { DragContent.write(name, of: provider, to: stream, task) }
      }
      content.pointee.write_mime_type_finish = { _, result, error in
        g_task_propagate_boolean(result, error)
      }
    }, lineup_instance_size(gdk_content_provider_get_type()), nil, GTypeFlags(rawValue: 0))

  /// Returns a provider of an offer's data. The caller owns it.
  static func make(_ offer: DragOffer) -> UnsafeMutablePointer<GdkContentProvider>? {
    guard let made = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    g_object_set_data_full(
      made, offerKey, Unmanaged.passRetained(offer).toOpaque(),
      { data in if let data { Unmanaged<DragOffer>.fromOpaque(data).release() } })
    return UnsafeMutableRawPointer(made).assumingMemoryBound(to: GdkContentProvider.self)
  }

  private static func offer(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> DragOffer? {
    guard let provider else { return nil }
    let made = UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GObject.self)
    return object(DragOffer.self, from: g_object_get_data(made, offerKey))
  }

  private static func formats(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> OpaquePointer? {
    let builder = gdk_content_formats_builder_new()
    for type in offer(of: provider)?.types ?? [] { gdk_content_formats_builder_add_mime_type(builder, type) }
    return gdk_content_formats_builder_free_to_formats(builder)
  }

  /// Writes the data of a type, and ends the task, whose reference is taken over.
  private static func write(
    _ type: String, of provider: UnsafeMutablePointer<GdkContentProvider>?,
    to stream: UnsafeMutablePointer<GOutputStream>?, _ task: OpaquePointer
  ) {
    guard let offer = offer(of: provider), let stream else { return fail(task) }
    // The program that asked may have gone by the time the data are there.
    g_object_ref(stream)
    offer.give(type) { data in
      defer { g_object_unref(stream) }
      guard let data else { return fail(task) }
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      // The task keeps the bytes until they are written.
      g_task_set_task_data(
        task, UnsafeMutableRawPointer(bytes), { data in if let data { g_bytes_unref(OpaquePointer(data)) } })
      var count: gsize = 0
      let start = g_bytes_get_data(bytes, &count)
      g_output_stream_write_all_async(
        stream, UnsafeMutableRawPointer(mutating: start), count, 0, nil,
        { source, result, data in
          guard let source, let data else { return }
          let task = OpaquePointer(data)
          let stream = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GOutputStream.self)
          var error: UnsafeMutablePointer<GError>?
          let isWritten = g_output_stream_write_all_finish(stream, result, nil, &error)
          if let error { g_task_return_error(task, error) } else { g_task_return_boolean(task, isWritten) }
          g_object_unref(data)
        }, UnsafeMutableRawPointer(task))
    }
  }

  private static func fail(_ task: OpaquePointer) {
    let message = "There are no data of this type."
    g_task_return_error(
      task, g_error_new_literal(g_io_error_quark(), Int32(G_IO_ERROR_NOT_SUPPORTED.rawValue), message))
    g_object_unref(UnsafeMutableRawPointer(task))
  }
}
