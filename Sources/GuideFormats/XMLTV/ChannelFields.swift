import GuideModel

/// Interprets a channel's elements: name, number and picture. Its creator must `free()` it.
struct ChannelFields {
  private var name = ByteArena(capacity: 1024)
  private var number = ByteArena(capacity: 64)
  private var icon = ByteArena(capacity: 1024)

  func free() { for arena in [name, number, icon] { arena.free() } }

  /// Resets the fields for the next channel.
  mutating func begin() {
    name.removeAll()
    number.removeAll()
    icon.removeAll()
  }

  /// Records the address of a picture, unless there is one already.
  mutating func takeIcon(_ address: UnsafeRawBufferPointer) {
    if icon.isEmpty { icon.append(bytes: address) }
  }

  /// Records an element of the channel.
  mutating func take(_ field: UnsafeRawBufferPointer, as role: XMLTVRole) {
    switch role {
    case .displayName:
      if Self.isNumber(field) {
        if number.isEmpty { number.append(bytes: field.trimmed) }
      } else if name.isEmpty, DisplayText.isVisible(field) {
        name.append(display: field, limit: 512)
      }
    case .number: if number.isEmpty, field.count < 32 { number.append(bytes: field.trimmed) }
    default: break
    }
  }

  /// Stores the channel; one without a name is named by its number or id.
  func store(id: UnsafeRawBufferPointer, details: UnsafeRawBufferPointer, into batch: inout FeedBatchBuilder) {
    var channel = FeedBatch.ChannelRecord()
    channel.feedID = batch.store(id)
    channel.name = batch.store(name.isEmpty ? (number.isEmpty ? id : number.bytes) : name.bytes)
    channel.number = batch.store(number.bytes)
    channel.iconURL = batch.store(icon.bytes.trimmed)
    channel.details = batch.store(details)
    batch.append(channel)
  }

  /// Whether a display name is only a channel number: "5", "5.1", "7-1", "101A".
  private static func isNumber(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let bytes = bytes.trimmed
    guard let first = bytes.first, first &- 0x30 < 10, bytes.count <= 8 else { return false }
    var letters = 0
    for byte in bytes {
      switch byte {
      case 0x30...0x39, 0x2E, 0x2D, 0x5F: if letters > 0 { return false }
      case 0x41...0x5A where bytes.count > 1: letters += 1
      default: return false
      }
    }
    return letters <= 1 && !(letters == 1 && bytes.count < 4)
  }
}
