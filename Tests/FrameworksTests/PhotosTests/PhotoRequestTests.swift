import PhotosUI
import Testing
import UIKit

@testable import Photos

/// The answer that a handler got, on whatever queue.
private final class Answer<Value>: @unchecked Sendable {
  var value: Value?
}

@MainActor struct PhotoRequestTests {
  @Test func requestsForContentsAreDenied() async {
    let manager = PHImageManager.default()
    let synchronous = PHImageRequestOptions()
    synchronous.isSynchronous = true
    let answer = Answer<PHPhotosError.Code>()
    let asset = PHAsset()
    manager.requestImageData(for: asset, options: synchronous) { data, _, orientation, info in
      if data == nil, orientation == .up { answer.value = (info?[PHImageErrorKey] as? PHPhotosError)?.code }
    }
    #expect(answer.value == .accessUserDenied)
    let isDenied = await withCheckedContinuation { continuation in
      manager.requestAVAsset(forVideo: asset, options: PHVideoRequestOptions()) { film, mix, info in
        continuation.resume(returning: film == nil && mix == nil && info?[PHImageErrorKey] is PHPhotosError)
      }
    }
    #expect(isDenied)
    let input = await withCheckedContinuation { continuation in
      asset.requestContentEditingInput(with: nil) { input, info in
        continuation.resume(returning: input == nil && info[PHContentEditingInputErrorKey] is PHPhotosError)
      }
    }
    #expect(input)
  }

  @Test func theLibraryHasNoAlbumsAndNoFiles() {
    let albums = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumAnimated, options: nil)
    #expect(albums.count == 0 && albums.countOfAssets(with: .image) == 0)
    albums.enumerateObjects(at: IndexSet(), options: []) { _, _, _ in Issue.record("there is an album") }
    #expect(PHAssetCollectionSubtype.smartAlbumAnimated.rawValue == 214)
    #expect(PHAssetResource.assetResources(for: PHAsset()).isEmpty)
    #expect(PHCollection.fetchTopLevelUserCollections(with: nil).count == 0)
    #expect(PHAssetCreationRequest.supportsAssetResourceTypes([1]) == false)
  }

  @Test func differencesBetweenResultsAreEmpty() {
    let (before, after) = (PHFetchResult<PHAsset>(), PHFetchResult<PHAsset>())
    let details = PHFetchResultChangeDetails(from: before, to: after, changedObjects: [])
    #expect(details.fetchResultAfterChanges === after && details.insertedIndexes == nil && !details.hasMoves)
  }

  @Test func optionsAreCopied() throws {
    let options = PHImageRequestOptions()
    options.version = .original
    options.isNetworkAccessAllowed = true
    let copy = try #require(options.copy() as? PHImageRequestOptions)
    #expect(copy.version == .original && copy.isNetworkAccessAllowed && copy.deliveryMode == .opportunistic)
  }
}
