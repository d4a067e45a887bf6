import Testing
import UIKit

@MainActor struct PasteboardItemTests {
  @Test func picturesAndColoursStayWithinTheApp() {
    let board = UIPasteboard.withUniqueName()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    board.image = image
    #expect(board.image === image)
    #expect(board.hasImages && !board.hasStrings)
    #expect(board.types == ["public.png"])
    #expect(board.data(forPasteboardType: "public.png")?.starts(with: [0x89, 0x50]) == true)
    board.color = .red
    #expect(board.color == .red)
    #expect(board.image == nil)
  }

  @Test func textAndAddressesAreFoundInWhatWasCopied() {
    let board = UIPasteboard.withUniqueName()
    board.strings = ["one", "two"]
    #expect(board.string == "one")
    #expect(board.numberOfItems == 2)
    board.string = "https://example.org/a"
    #expect(board.url?.host == "example.org")
    board.url = URL(string: "https://example.org/b")
    #expect(board.string == "https://example.org/b")
    #expect(board.changeCount == 3)
  }

  @Test func itemsAreSetAndReadAsProvidersAndObjects() async {
    let board = UIPasteboard.withUniqueName()
    func settle() async {
      for _ in 0..<5 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    }
    board.setObjects(["one" as NSString, UIColor.red])
    #expect(board.string == "one" && board.color == .red && board.numberOfItems == 2)
    let other = UIPasteboard.withUniqueName()
    other.itemProviders = board.itemProviders
    await settle()
    #expect(other.string == "one" && other.color == .red && other.numberOfItems == 2)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.film") { done in
      done(Data([1, 2]), nil)
      return nil
    }
    other.itemProviders = [NSItemProvider(), provider]
    await settle()
    #expect(other.numberOfItems == 1 && other.data(forPasteboardType: "org.example.film") == Data([1, 2]))
    other.itemProviders = other.itemProviders
    await settle()
    #expect(other.data(forPasteboardType: "org.example.film") == Data([1, 2]))
    other.itemProviders = []
    #expect(other.items.isEmpty)
  }

  @Test func boardsAreFoundByTheirNames() {
    let name = UIPasteboard.Name("PasteboardItemTests")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "kept"
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }
}
