/// A programme's genre, by the high nibble of the DVB content descriptor (EN 300 468, table 29).
public enum Genre: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case undefined = 0x0
  case film = 0x1
  case news = 0x2
  case show = 0x3
  case sport = 0x4
  case children = 0x5
  case music = 0x6
  case arts = 0x7
  case society = 0x8
  case education = 0x9
  case leisure = 0xA
  case special = 0xB
}
