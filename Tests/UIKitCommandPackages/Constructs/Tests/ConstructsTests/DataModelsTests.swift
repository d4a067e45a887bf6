import CoreData
import XCTest

@testable import Constructs

final class DataModelsTests: XCTestCase {
  func testClassesOfAModelAreGenerated() throws {
    let context = try Archive.context()
    let movie = Movie(context: context)
    XCTAssertEqual(movie.year, 1999)
    XCTAssertNil(movie.seen)
    movie.title = "Low Tide"
    let (ada, bo) = (Performer(context: context), Performer(context: context))
    ada.name = "Ada"
    movie.addToCast(ada)
    movie.addToCast(NSSet(object: bo))
    XCTAssertEqual(movie.cast?.count, 2)
    movie.removeFromCast(bo)
    XCTAssertEqual(movie.cast as? Set<Performer>, [ada])
    XCTAssertEqual(ada.greeting, "I am Ada")
    let shots = ["a", "b", "c"].map { text in
      let shot = Shot(context: context)
      shot.text = text
      return shot
    }
    movie.addToShots(NSOrderedSet(array: [shots[0], shots[2]]))
    movie.insertIntoShots(shots[1], at: 1)
    XCTAssertEqual((movie.shots?.array as? [Shot])?.compactMap(\.text), ["a", "b", "c"])
    movie.removeFromShots(at: 0)
    XCTAssertNil(shots[0].movie)
    let sequel = Sequel(context: context)
    sequel.title = "High Tide"
    sequel.number = 3
    try context.save()

    let request: NSFetchRequest<Movie> = Movie.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    XCTAssertEqual(try context.fetch(request).map(\.title), ["High Tide", "Low Tide"])
    XCTAssertEqual(try context.fetch(Sequel.fetchRequest()).map(\.number), [3])
    XCTAssertEqual(Set([movie].map(\.id)).count, 1)
  }
}
