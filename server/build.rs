//! The fingerprint of the program: of all of its source and of the versions of what it is built from. A
//! snapshot is read by the very program that wrote it, and by no other.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

fn main() {
    let mut files = vec![PathBuf::from("Cargo.lock")];
    gather(Path::new("server"), &mut files);
    files.sort();
    // Two numbers of 64 bits: nobody will meet two programs that have both in common.
    let mut hashers = [0_u8, 1].map(|nth| {
        let mut hasher = DefaultHasher::new();
        nth.hash(&mut hasher);
        hasher
    });
    for file in &files {
        let bytes = fs::read(file).unwrap_or_default();
        hashers.iter_mut().for_each(|hasher| (file, &bytes).hash(hasher));
    }
    let print: String = hashers.iter().map(|hasher| format!("{:016x}", hasher.finish())).collect();
    println!("cargo:rustc-env=PRYTANEION_FINGERPRINT={print}");
    println!("cargo:rerun-if-changed=Cargo.lock");
    println!("cargo:rerun-if-changed=server");
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs" || ending == "toml") {
            files.push(path);
        }
    }
}
