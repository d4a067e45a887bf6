import AppleNames
import Testing
import UIKit

@Suite struct AppleNamesTests {
  @Test func textIsACFString() {
    #expect("title" as CFString == "title" as NSString)
    #expect(CGFont("Body" as CFString)?.postScriptName == "Body" as NSString)
  }

  @Test func dataHasItsBytes() throws {
    let data = Data([1, 2, 3]) as NSData
    #expect(CFDataGetLength(data) == 3)
    #expect(CFDataGetBytePtr(data)[2] == 3)
  }

  @Test func formattersStoreValuesThroughPointers() {
    var value: AnyObject?
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.getObjectValue(&value, for: "12", errorDescription: nil))
    #expect(value as? Int == 12)
    var error: NSString?
    #expect(!formatter.getObjectValue(&value, for: "twelve", errorDescription: &error))
    #expect(error?.contains("twelve") == true)
  }

  @Test func unusedContentIsDiscarded() {
    let data = NSPurgeableData(data: Data([1, 2, 3]))
    data.discardContentIfPossible()
    #expect(!data.isContentDiscarded() && data.length == 3)
    data.endContentAccess()
    data.discardContentIfPossible()
    #expect(data.isContentDiscarded() && data.length == 0)
    #expect(!data.beginContentAccess())
  }

  @Test func picturesAreFilteredByUIKitsNames() throws {
    let image = UIImage(ciImage: CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2)))
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.ciImage != nil)
    #expect(UIImage().ciImage == nil)
    #expect(UIColor(ciColor: .blue) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(CIColor(color: .red) == CIColor.red)
  }

  @Test func countersCount() {
    var value: Int32 = 41
    #expect(OSAtomicIncrement32(&value) == 42)
    #expect(OSAtomicDecrement32(&value) == 41)
  }

  @Test func aThreadMayTakeItsLockAgain() {
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
  }

  @Test func theClockCountsNanoseconds() {
    var fraction = mach_timebase_info()
    #expect(mach_timebase_info(&fraction) == 0 && fraction.numer == fraction.denom)
    let first = mach_absolute_time()
    #expect(mach_absolute_time() >= first && MAXFLOAT > 1e38)
  }

  @Test @MainActor func aTimerOfCoreFoundationFiresInItsRunLoop() throws {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let timer = try #require(
      CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
        counter.count += 1
      })
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
    for _ in 0..<100 where counter.count == 0 { _ = RunLoop.current.run(mode: .default, before: Date() + 0.01) }
    #expect(counter.count == 1 && !CFRunLoopTimerIsValid(timer))
  }

  @Test func levelsOfWindowsAreOrdered() { #expect(UIWindow.Level.normal < .alert) }

  @Test @MainActor func tasksInTheBackgroundHaveNumbersOfTheirOwn() {
    let first = UIApplication.shared.beginBackgroundTask()
    let second = UIApplication.shared.beginBackgroundTask(withName: "Save")
    #expect(first != second && first != .invalid)
  }

  @Test func tasksInTheBackgroundBeginAndEndOffTheMainThread() async {
    let application = await UIApplication.shared
    let tasks = await Task.detached {
      (0..<8).map { _ in
        let task = application.beginBackgroundTask(withName: "Save")
        application.endBackgroundTask(task)
        return task
      }
    }.value
    #expect(Set(tasks).count == 8)
  }

  @Test func hashTablesAreCombined() {
    let (a, b, c) = (NSObject(), NSObject(), NSObject())
    let one = NSHashTable<NSObject>(), other = NSHashTable<NSObject>()
    [a, b].forEach(one.add)
    [b, c].forEach(other.add)
    #expect(one.intersects(other) && !one.isSubset(of: other) && one.member(a) === a && one.member(c) == nil)
    one.intersect(other)
    #expect(one.allObjects == [b] && one.isSubset(of: other))
    one.union(other)
    #expect(one.count == 2 && one.setRepresentation == NSSet(array: [b, c]))
    one.minus(other)
    #expect(one.count == 0 && !one.intersects(other) && !one.intersects(nil))
    #expect((other.objectEnumerator().allObjects as? [NSObject])?.count == 2)
  }

  @Test func aReferenceToAnObjectOfAProtocolIsWeak() {
    struct Holder { @WeakObject· var delegate: (any FileManagerDelegate)? = nil }
    final class Delegate: NSObject, FileManagerDelegate {}
    var holder = Holder()
    #expect(holder.delegate == nil)
    let delegate = Delegate()
    holder.delegate = delegate
    #expect(holder.delegate === delegate)
    holder.delegate = Delegate()
    #expect(holder.delegate == nil)
  }

  @Test func aWeakSetForgetsReleasedObjects() {
    let set = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    set.add(kept)
    do { set.add(NSObject()) }
    #expect(set.contains(kept) && set.allObjects == [kept] && set.count == 1)
    set.remove(kept)
    #expect(!set.contains(kept) && set.anyObject == nil)
  }

  @Test func aMapWithWeakKeysForgetsTheirValues() {
    let map = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    let key = NSObject()
    map.setObject("a", forKey: key)
    do { map.setObject("b", forKey: NSObject()) }
    #expect(map.object(forKey: key) == "a" && map.count == 1)
    map.setObject(nil, forKey: key)
    #expect(map.object(forKey: key) == nil)
  }

  @Test func tablesCompareObjectsByEquality() {
    let (one, other) = (NSMutableString(string: "film"), NSMutableString(string: "film"))
    let map = NSMapTable<NSString, NSNumber>.strongToWeakObjects()
    let value = NSNumber(value: 1)
    map.setObject(value, forKey: one)
    #expect(map.object(forKey: other) === value && map.count == 1)
    map.removeObject(forKey: other)
    #expect(map.count == 0)
    let set = NSHashTable<NSString>.weakObjects()
    set.add(one)
    #expect(set.contains(other) && set.member(other) === one)
    set.add(other)
    #expect(set.count == 1 && set.member(one) === other)
  }

  @Test func tablesOfPointersCompareObjectsByIdentity() {
    let (one, other) = (NSMutableString(string: "film"), NSMutableString(string: "film"))
    let set = NSHashTable<NSString>(options: [.objectPointerPersonality])
    set.add(one)
    #expect(set.contains(one) && !set.contains(other))
    let map = NSMapTable<NSString, NSString>(keyOptions: .objectPointerPersonality, valueOptions: .weakMemory)
    map.setObject(other, forKey: one)
    #expect(map.object(forKey: one) === other && map.object(forKey: other) == nil)
  }

  @Test func valuesOfAnyClassAreForgottenToo() {
    let map = NSMapTable<NSString, AnyObject>(keyOptions: .strongMemory, valueOptions: .weakMemory)
    #expect(map.object(forKey: "film") == nil)
    do { map.setObject(NSObject(), forKey: "film") }
    #expect(map.object(forKey: "film") == nil)
    let set = NSHashTable<AnyObject>.weakObjects()
    do { set.add(NSObject()) }
    #expect(set.allObjects.isEmpty)
  }

  @Test func copiedObjectsDoNotChange() {
    let text = NSMutableString(string: "film")
    let set = NSHashTable<NSString>(options: [.copyIn])
    set.add(text)
    text.append("s")
    #expect(set.allObjects == ["film"] && !set.contains(text))
  }

  @Test func tablesDoNotGrowByReleasedObjects() {
    let map = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
    let kept = (0..<40).map { _ in NSObject() }
    for key in kept { map.setObject(NSObject(), forKey: key) }
    weak var value: NSObject?
    do {
      let first = NSObject()
      value = first
      map.setObject(first, forKey: NSObject())
    }
    for _ in 0..<200 { map.setObject(NSObject(), forKey: NSObject()) }
    #expect(value == nil && map.count == 40 && kept.allSatisfy { map.object(forKey: $0) != nil })
  }

  @Test func objectsKnowTheClassAboveTheirs() {
    #expect(NSMutableString(string: "").superclass == NSString.self && NSObject().superclass == nil)
  }

  @Test func numbersBecomeCoordinates() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 7)) == 7)
  }

  @Test func aFormatIsPutAtTheEnd() {
    let text = NSMutableString(string: "Channel ")
    text.appendFormat("%d, %@", 7, "News" as NSString)
    #expect(text == "Channel 7, News")
  }

  private final class Titles: NSObject, XMLParserDelegate {
    var names: [String] = []
    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
      attributes attributeDict: [String: String]
    ) { names.append(elementName) }
  }

  @Test func xmlIsParsedWithoutAnotherImport() {
    let titles = Titles()
    let parser = XMLParser(data: Data("<tv><title/></tv>".utf8))
    parser.delegate = titles
    #expect(parser.parse() && titles.names == ["tv", "title"])
  }

  @Test @MainActor func classesHavePropertiesByName() {
    #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIColor.value(forKey: "redColor") as? UIColor == .red)
    #expect(UIColor.value(forKey: "cyan") as? UIColor == .cyan)
  }

  @Test @MainActor func anyObjectKeepsItsAccessibility() {
    let plain = NSObject()
    plain.accessibilityLabel = "Night Train"
    plain.isAccessibilityElement = true
    #expect(plain.accessibilityLabel == "Night Train" && plain.isAccessibilityElement && plain.accessibilityHint == nil)
    #expect(NSObject().accessibilityLabel == nil)
    let view: NSObject = UIView()
    view.accessibilityLabel = "Poster"
    #expect((view as? UIView)?.accessibilityLabel == "Poster")
    let item: NSObject = UIBarButtonItem()
    item.accessibilityLabel = "Back"
    #expect((item as? UIBarItem)?.accessibilityLabel == "Back")
  }

  @Test(.timeLimit(.minutes(1))) func changesOfAFolderAndAFileAreReported() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a")

    func events(of url: URL, _ change: () throws -> Void) async throws -> DispatchSource.FileSystemEvent {
      let descriptor = open(url.path, O_RDONLY)
      defer { close(descriptor) }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .delete, .rename], queue: .global())
      #expect((source.handle as Int32) == descriptor && source.mask == [.write, .delete, .rename])
      defer { source.cancel() }
      let stream = AsyncStream<UInt> { continuation in
        source.setEventHandler { [weak source] in if let source { continuation.yield(source.data.rawValue) } }
        source.resume()
      }
      try change()
      return DispatchSource.FileSystemEvent(rawValue: await stream.first { _ in true } ?? 0)
    }
    #expect(try await events(of: folder) { try Data("a".utf8).write(to: file) }.contains(.write))
    #expect(
      try await events(of: file) {
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("b".utf8))
        try handle.close()
      } == .write)
    let moved = folder.appendingPathComponent("b")
    #expect(try await events(of: file) { try FileManager.default.moveItem(at: file, to: moved) } == .rename)
    #expect(try await events(of: moved) { try FileManager.default.removeItem(at: moved) } == .delete)
  }

  @Test func aSourceOfMemoryPressureReportsNothingByItself() {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
    source.setEventHandler {}
    source.resume()
    #expect(source.mask == [.warning, .critical] && source.data.isEmpty && !source.isCancelled)
    source.cancel()
    #expect(source.isCancelled)
  }
}
