import AppleNames
import Testing
import UIKit

@Suite struct NamedPropertyTests {
  private class Film: NSObject {
    var title = "Night Train"
    var year: Int? = nil
    var length = 90
    var tags: [String] = []
    var cast = NSMutableArray()
    weak var sequel: Film?
    lazy var note = "none"
  }

  private final class Documentary: Film {
    var topic: NSString = "Trains"
    var rating: Float = 1
  }

  @Test func storedPropertiesAreSetByName() {
    let film = Documentary()
    film.setValue("Day Train", forKey: "title")
    film.setValue(1999, forKey: "year")
    film.setValue(NSNumber(value: 4.5), forKey: "rating")
    film.setValue(["a", "b"], forKey: "tags")
    film.setValue("Rails", forKey: "topic")
    film.setValue("seen", forKey: "note")
    #expect(film.title == "Day Train" && film.year == 1999 && film.rating == 4.5)
    #expect(film.tags == ["a", "b"] && film.topic == "Rails" && film.note == "seen")
    film.setValue(nil, forKey: "year")
    #expect(film.year == nil)
    film.setValuesForKeys(["title": "Evening Train", "year": NSNull(), "length": 120])
    #expect(film.title == "Evening Train" && film.length == 120)
    let values = film.dictionaryWithValues(forKeys: ["title", "year"])
    #expect(values["title"] as? String == "Evening Train" && values["year"] is NSNull)
  }

  @Test func collectionsHaveOperators() {
    let films = ["A", "B", "B"].enumerated().map { index, title in
      let film = Film()
      film.title = title
      film.length = 10 * (index + 1)
      film.tags = [title, "all"]
      return film
    }
    let array = NSArray(array: films)
    #expect(array.value(forKeyPath: "@count") as? Int == 3)
    #expect(array.value(forKeyPath: "@sum.length") as? Int == 60)
    #expect(array.value(forKeyPath: "@avg.length") as? Double == 20)
    #expect(array.value(forKeyPath: "@max.length") as? Int == 30)
    #expect(array.value(forKeyPath: "@min.title") as? String == "A")
    #expect(array.value(forKeyPath: "@unionOfObjects.title") as? [String] == ["A", "B", "B"])
    #expect(array.value(forKeyPath: "@distinctUnionOfObjects.title") as? [String] == ["A", "B"])
    #expect(array.value(forKeyPath: "@distinctUnionOfArrays.tags") as? [String] == ["A", "all", "B"])
    #expect(array.value(forKey: "title") as? [String] == ["A", "B", "B"])
    #expect(([1, 2, 3] as NSArray).value(forKeyPath: "@sum.self") as? Int == 6)
    let dictionary: NSDictionary = ["film": ["title": "C"]]
    #expect(dictionary.value(forKeyPath: "film.title") as? String == "C")
  }

  @Test func arraysAreSortedByName() throws {
    let array: NSArray = [["title": "b", "year": 2], ["title": "A", "year": 2], ["title": "c", "year": 1]]
    let selector = Selector("localizedCaseInsensitiveCompare:")
    let sorted = array.sortedArray(using: [
      NSSortDescriptor(key: "year", ascending: false),
      NSSortDescriptor(key: "title", ascending: true, selector: selector),
    ])
    #expect(sorted.compactMap { ($0 as? [String: Any])?["title"] as? String } == ["A", "b", "c"])
    let numbers = ([3, 1, 2] as NSArray).sortedArray(using: [NSSortDescriptor(key: "self", ascending: true)])
    #expect(numbers as? [Int] == [1, 2, 3])
    let backwards = try #require(
      NSSortDescriptor(key: nil, ascending: true).reversedSortDescriptor as? NSSortDescriptor)
    #expect(backwards.compare(1, to: 2) == .orderedDescending)
    let lengths = NSSortDescriptor(key: "self", ascending: true) { left, right in
      (left as? String)?.count == (right as? String)?.count ? .orderedSame : .orderedAscending
    }
    #expect(lengths.compare("a", to: "b") == .orderedSame)
  }

  /// A package's class after rewriting by `uikit`.
  private final class Observer: NSObject, NamedPropertyObserver {
    var seen: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
      let indexes = (change?[.indexesKey] as? IndexSet).map { Array($0) }
      seen.append("\(keyPath ?? "") \(kind) \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-") \(indexes ?? [])")
    }
  }

  @Test func changesAreReportedByName() {
    let (film, observer) = (Film(), Observer())
    film.addObserver(observer, forKeyPath: "title", options: [.new, .old], context: nil)
    film.setValue("A", forKey: "title")
    film.willChangeValue(forKey: "title")
    film.title = "B"
    film.didChangeValue(forKey: "title")
    film.removeObserver(observer, forKeyPath: "title")
    film.setValue("C", forKey: "title")
    #expect(observer.seen == ["title 1 Night Train A []", "title 1 A B []"])
  }

  @Test(arguments: ["cast", "tags"]) func arraysReportTheirElements(key: String) {
    let (film, observer) = (Film(), Observer())
    film.addObserver(observer, forKeyPath: key, options: [.new, .old], context: nil)
    let array = film.mutableArrayValue(forKey: key)
    array.add("a")
    array.insert("b", at: 0)
    array.replaceObject(at: 1, with: "c")
    array.removeObject(at: 0)
    #expect(film.value(forKey: key) as? [String] == ["c"])
    #expect(array.count == 1 && array.object(at: 0) as? String == "c")
    array.removeAllObjects()
    #expect(
      observer.seen == [
        "\(key) 2 - [\"a\"] [0]", "\(key) 2 - [\"b\"] [0]", "\(key) 4 [\"a\"] [\"c\"] [1]", "\(key) 3 [\"b\"] - [0]",
        "\(key) 3 [\"c\"] - [0]",
      ])
    array.addObjects(from: ["p", "q"])
    observer.seen = []
    array.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["r"])
    #expect(observer.seen == ["\(key) 4 [\"p\"] [\"r\"] [0]", "\(key) 3 [\"q\"] - [1]"])
    film.removeObserver(observer, forKeyPath: key)
  }

  @Test(arguments: ["cast", "tags"]) func severalElementsAreChanged(key: String) {
    let film = Film()
    let array = film.mutableArrayValue(forKey: key)
    func elements() -> [String] { film.value(forKey: key) as? [String] ?? [] }
    array.addObjects(from: ["a", "b", "c", "d"])
    array.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["x"])
    #expect(elements() == ["a", "x", "d"])
    array.replaceObjects(
      in: NSRange(location: 0, length: 1), withObjectsFrom: ["p", "q", "r"], range: NSRange(location: 1, length: 2))
    #expect(elements() == ["q", "r", "x", "d"])
    array.exchangeObject(at: 0, withObjectAt: 3)
    array.removeObjects(in: NSRange(location: 1, length: 2))
    #expect(elements() == ["d", "q"])
    array.setArray(["z"])
    #expect(elements() == ["z"])
  }

  @Test func objectsOfSwiftClassesAreFoundInKeyedArrays() {
    final class Role {}
    let (film, roles) = (Film(), [Role(), Role(), Role(), Role()])
    let array = film.mutableArrayValue(forKey: "cast")
    for (index, role) in roles.enumerated() { array[index] = role }
    #expect(array.count == 4 && array.index(of: roles[2] as Any) == 2 && !array.contains(Role() as Any))
    array.remove(roles[1])
    array.remove(roles[3] as Any)
    array.removeObjects(in: [roles[0]])
    #expect(film.cast.count == 1 && film.cast[0] as AnyObject === roles[2])
  }

  @Test @MainActor func progressIsObserved() async throws {
    let progress = Progress(totalUnitCount: 4)
    var seen: [Double] = []
    let observation = progress.observe(\.fractionCompleted, options: [.initial, .new]) { _, change in
      seen.append(change.newValue ?? -1)
    }
    progress.completedUnitCount = 2
    for _ in 0..<100 where seen.count < 2 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(seen == [0, 0.5])
    observation.invalidate()
  }

  @Test @MainActor func defaultsAreObservedByName() async throws {
    let defaults = try #require(UserDefaults(suiteName: "named-property-tests"))
    defaults.removeObject(forKey: "volume")
    let observer = Observer()
    defaults.addObserver(observer, forKeyPath: "volume", options: .new, context: nil)
    defaults.set(3, forKey: "volume")
    for _ in 0..<100 where observer.seen.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    #expect(observer.seen == ["volume 1 - 3 []"])
    defaults.removeObserver(observer, forKeyPath: "volume")
    #expect(defaults.value(forKey: "volume") as? Int == 3)
    defaults.removePersistentDomain(forName: "named-property-tests")
  }
}
