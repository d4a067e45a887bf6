import Foundation
import GuideModel
import SeededRandom
import Testing

@testable import GuideStore

@Suite("Editing a guide")
struct EditingTests {
  let folder: ScratchFolder
  let store: GuideStore
  let listings = ["a", "b", "c", "d"].map { Listing(channel: $0, start: midnight, stop: midnight + hour, title: $0) }

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
    try store.refresh(listings, channels: ["a", "b", "c", "d"])
  }

  /// Returns the guide as another program reads it.
  private func stored() throws -> GuideLineup { try GuideStore(path: store.path, access: .readOnly).lineup }

  @Test("Edits show at once, are stored in order, and are undone by what performing them returned")
  func undo() throws {
    let before = store.lineup
    let film = SavedSearch(id: before.nextSearchID, name: "Films", text: "film >90min")
    let list = ChannelList(id: before.nextListID, name: "Upstairs", channels: [store.key("c"), store.key("a")])
    var undo: [GuideEdit] = []
    for edit: GuideEdit in [
      .setHidden(true, [store.key("b")]), .move(store.key("d"), to: 0), .rename(store.key("a"), to: "First"),
      .putList(list), .setMember(true, [store.key("d")], of: list.id),
      .setMember(true, [store.key("a")], of: ChannelList.favourites), .putSearch(film),
    ] {
      undo.insert(contentsOf: store.perform(edit), at: 0)
    }
    #expect(store.channels.map(\.feedID) == ["d", "a", "c"])
    #expect(store.lineup.list(list.id)?.channels == ["c", "a", "d"].map { store.key($0) })
    try store.flush()
    #expect(try stored() == store.lineup)
    for edit in undo { store.perform(edit) }
    #expect(store.lineup == before)
    try store.flush()
    #expect(try stored() == before)
  }

  @Test("Random edits are stored as a lineup in memory takes them", arguments: 0..<8 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var naive = store.lineup
    let keys = naive.channels.map(\.id)
    for _ in 0..<60 {
      let some = keys.filter { _ in Bool.random(using: &random) }
      let list = Int32.random(in: 1...3, using: &random)
      let edit: GuideEdit =
        switch Int.random(in: 0..<9, using: &random) {
        case 0: .setHidden(.random(using: &random), some)
        case 1: .move(keys.randomElement(using: &random) ?? 1, to: .random(in: 0..<5, using: &random))
        case 2: .reorder(some.shuffled(using: &random))
        case 3: .rename(keys.randomElement(using: &random) ?? 1, to: ["", "x", "y"].randomElement(using: &random))
        case 4: .putList(ChannelList(id: list, name: "\(list)", channels: some.shuffled(using: &random)))
        case 5: .deleteList(list)
        case 6: .putSearch(SavedSearch(id: list, name: "s\(some.count)", text: "t"))
        case 7: .deleteSearch(list)
        default: .setMember(.random(using: &random), some, of: list)
        }
      naive.apply(edit)
      store.perform(edit)
      if Int.random(in: 0..<6, using: &random) == 0 { try store.reload() }
      #expect(store.lineup == naive)
    }
    try store.flush()
    #expect(store.lineup == naive)
    #expect(try stored() == naive)
  }

  @Test("A channel that is gone leaves its lists, so that no other gets its place")
  func gone() throws {
    store.perform(.setMember(true, [store.key("a"), store.key("b")], of: ChannelList.favourites))
    try store.flush()
    try store.removeSource("feed")
    try store.refresh(listings, source: "other", channels: ["a", "b"])
    #expect(store.lineup.list(ChannelList.favourites)?.channels == [])
  }

  @Test("Edits made while another process has the file locked are stored when it lets go")
  func locked() throws {
    let other = try SQLiteConnection(path: store.path, access: .readWrite)
    try other.execute("BEGIN IMMEDIATE")
    store.perform(.setHidden(true, [store.key("a")]))
    #expect(store.channels.map(\.feedID) == ["b", "c", "d"])
    #expect(throws: GuideStoreError.busy(path: store.path)) { try store.flush(within: 0.05) }
    try store.reload()
    #expect(store.channels.map(\.feedID) == ["b", "c", "d"])
    try other.execute("COMMIT")
    try store.flush()
    #expect(try stored().visible.map(\.feedID) == ["b", "c", "d"])
  }

  @Test("Edits that cannot be stored before the end are kept beside the guide, and stored at the next opening")
  func kept() throws {
    let other = try SQLiteConnection(path: store.path, access: .readWrite)
    try other.execute("BEGIN IMMEDIATE")
    store.perform(.move(store.key("d"), to: 1))
    store.perform(.setHidden(true, [store.key("a")]))
    #expect(try store.finishEdits(within: 0.05) == 2)
    let journal = EditJournal(database: store.path)
    #expect(journal.read() == [.move(store.key("d"), to: 1), .setHidden(true, [store.key("a")])])
    // As a program that starts later: this one stores nothing any more.
    let copy = folder.path("copy.db")
    try other.execute("ROLLBACK")
    try store.flush()
    do {
      let first = try GuideStore(path: copy)
      try first.refresh(listings, channels: ["a", "b", "c", "d"])
    }
    try FileManager.default.moveItem(atPath: journal.path, toPath: copy + ".edits")
    let second = try GuideStore(path: copy)
    #expect(second.channels.map(\.feedID) == ["d", "b", "c"])
    try second.flush()
    #expect(try GuideStore(path: copy, access: .readOnly).channels.map(\.feedID) == ["d", "b", "c"])
    try second.flush()
  }

  @Test("An edit of a file that is not writable is reported, and taken back on the command line")
  func failing() throws {
    let other = try SQLiteConnection(path: store.path, access: .readWrite)
    // The errors that a full disk or a damaged page causes in a statement.
    try other.execute(
      "CREATE TRIGGER no BEFORE UPDATE OF hidden ON channel BEGIN SELECT RAISE(ABORT, 'no room'); END")
    let told = Guarded<[GuideStoreError]>([])
    store.onEditFailure { error in told.withLock { $0.append(error) } }
    #expect(throws: GuideStoreError.self) { try store.setHidden(true, channels: [store.key("a")]) }
    #expect(store.channels.map(\.feedID) == ["a", "b", "c", "d"])
    #expect(told.withLock { $0.count } == 1)
    try other.execute("DROP TRIGGER no")
    try store.setHidden(true, channels: [store.key("a")])
    #expect(store.channels.map(\.feedID) == ["b", "c", "d"])
  }
}
